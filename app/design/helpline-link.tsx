import { useShell } from "~/shell/shell";

/** The number of the help line as a link that dials it. */
export function HelplineLink({ className }: { className?: string }) {
  const { helpline } = useShell();
  return (
    <a className={className} href={telUrl(helpline)}>
      {helpline}
    </a>
  );
}

export function telUrl(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
