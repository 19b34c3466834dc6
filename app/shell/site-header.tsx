import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { NewCount } from "~/features/inbox/public";
import { SearchForm } from "~/features/search/header-search-form";
import { HelpStrip } from "./help-strip";
import { Logo } from "./logo";
import { MainMenu } from "./main-menu";
import { NoticeBar } from "./notice-bar";
import { PhoneMenu } from "./phone-menu";

/** The header of every page. */
export function SiteHeader() {
  const { t } = useTranslation();
  return (
    <header>
      <HelpStrip />
      <NoticeBar />
      <div className="site-header">
        <div className="wrap head-row">
          <Logo ground="light" />
          <div className="head-search">
            <SearchForm id="zoek-boven" name={t("search.inHeader")} />
          </div>
          <div className="head-tools">
            <a className="tool tool-search" href="/zoeken">
              <Icon name="search" />
              {t("header.search")}
            </a>{" "}
            <a className="tool tool-account" href="/mijn">
              <Icon name="person" />
              <span className="my">{t("header.my")} </span>
              {t("header.account")} <NewCount />
            </a>{" "}
            <PhoneMenu />
            <a className="btn btn-accent btn-donate" href="/doneren">
              <Icon name="heart" />
              {t("header.donate")}
            </a>
          </div>
        </div>
        <MainMenu />
      </div>
    </header>
  );
}
