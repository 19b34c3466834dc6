import { useTranslation } from "react-i18next";
import alzheimer from "~/design/logos/logo-alzheimer.svg";
import alzheimerLight from "~/design/logos/logo-alzheimer-licht.svg";
import dementie from "~/design/logos/logo-dementie.svg";
import dementieLight from "~/design/logos/logo-dementie-licht.svg";
import samen from "~/design/logos/logo-samen.svg";
import samenLight from "~/design/logos/logo-samen-licht.svg";
import type { Brand } from "~/utils/brand";
import { useShell } from "./shell";

export const logos: Record<Brand, { onLight: string; onDark: string; width: number }> = {
  alzheimer: { onLight: alzheimer, onDark: alzheimerLight, width: 261 },
  samen: { onLight: samen, onDark: samenLight, width: 229 },
  dementie: { onLight: dementie, onDark: dementieLight, width: 253 },
};

/** The brand's logo, as a link to the home page. `ground` is the background. */
export function Logo({ ground }: { ground: "light" | "dark" }) {
  const { t } = useTranslation();
  const { brand } = useShell();
  const { onLight, onDark, width } = logos[brand];
  return (
    <a className="logo" href="/">
      <img
        src={ground === "light" ? onLight : onDark}
        alt={t("brand.logo")}
        width={width}
        height="80"
        loading={ground === "dark" ? "lazy" : undefined}
      />
    </a>
  );
}
