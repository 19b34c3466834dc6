interface PicturedEmptyProps {
  /** The address of an illustration of 960 by 640. */
  picture: string;
  title: string;
  text: string;
  link: { url: string; title: string };
}

/** In the place of a list without items. */
export function PicturedEmpty({ picture, title, text, link }: PicturedEmptyProps) {
  return (
    <div className="pictured-empty">
      <div className="pic">
        <img src={picture} alt="" width="960" height="640" />
      </div>
      <div className="body">
        <h3>{title}</h3>
        <p>{text}</p>
        <div className="actions">
          <a className="btn btn-second" href={link.url}>
            {link.title}
          </a>
        </div>
      </div>
    </div>
  );
}
