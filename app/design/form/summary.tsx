interface SummaryProps {
  title: string;
  /** Paragraphs. */
  texts?: readonly string[];
  links?: readonly { href: string; text: string }[];
}

/** What went wrong with a form, at the top of its page, with links. The site script focuses it. */
export function Summary({ title, texts = [], links = [] }: SummaryProps) {
  return (
    <div className="summary" role="alert" tabIndex={-1} data-focus>
      <h2>{title}</h2>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {links.length > 0 && (
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
