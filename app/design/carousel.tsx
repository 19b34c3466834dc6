import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "./icons/icon";

interface Slide {
  title: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Its own on the page. */
  id: string;
  label: string;
  slides: Slide[];
}

/**
 * Slides beside each other: one, two from 600 px, three from 1024 px (spec 002, section 9). Each slide leads to its
 * neighbours by a link, as long as there is no script; app/design/carousel.enhance.ts puts two buttons in their place.
 * Nothing moves by itself.
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
