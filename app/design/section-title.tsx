/** The heading of a block, if it has one. */
export function SectionTitle({ title, id }: { title: string | null; id?: string }) {
  return title ? (
    <div className="section-head">
      <h2 id={id}>{title}</h2>
    </div>
  ) : null;
}
