import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icons/icon";

interface Slide {
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Unique on the page. */
  id: string;
  label: string;
  slides: Slide[];
}

/**
 * A row of slides: one visible, two from 600 px, three from 1024 px. Each slide links to its neighbours;
 * app/design/carousel.enhance.ts replaces the links with two buttons. Slides never move automatically.
 */
export function Carousel({ id: carousel, label, slides }: CarouselProps) {
  const { t } = useTranslation();
  const id = (index: number) => `dia-${carousel}-${index + 1}`;
  const neighbour = (index: number) => slides[index] && { href: `#${id(index)}`, title: slides[index].title };
  return (
    <div className="carousel" role="group" aria-label={label} data-carousel="">
      <ul className="slides">
        {slides.map(({ title, content }, index) => {
          const previous = neighbour(index - 1);
          const next = neighbour(index + 1);
          return (
            <li className="slide" id={id(index)} key={title}>
              {content}
              {(previous || next) && (
                <p className="slide-links">
                  {previous && (
                    <a href={previous.href} aria-label={t("carousel.previousTo", { title: previous.title })}>
                      {t("carousel.previous")}
                    </a>
                  )}{" "}
                  {next && (
                    <a
                      className="next"
                      href={next.href}
                      aria-label={t("carousel.nextTo", { title: next.title })}
                    >
                      {t("carousel.next")}
                    </a>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div className="carousel-buttons" hidden>
        <button type="button" className="btn btn-second back" data-carousel-step="-1">
          <Icon name="arrow" />
          {t("carousel.previous")}
        </button>{" "}
        <button type="button" className="btn btn-second" data-carousel-step="1">
          {t("carousel.next")}
          <Icon name="arrow" className="icon icon-end" />
        </button>
      </div>
    </div>
  );
}
