import { usePageContext } from "~/design/page-context";

/** The phone number of the helpline, as a link. */
export function HelplineLink({ className }: { className?: string }) {
  const { helpline } = usePageContext();
  return (
    <a className={className} href={telUrl(helpline)}>
      {helpline}
    </a>
  );
}

export function telUrl(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, "")}`;
}
