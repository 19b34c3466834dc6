interface NoticeProps {
  title: string;
  text: string;
}

/** Tells that something was done. */
export function Notice({ title, text }: NoticeProps) {
  return (
    <div className="account-notice" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
