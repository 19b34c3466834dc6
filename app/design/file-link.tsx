import { useTranslation } from "react-i18next";
import type { MediaFile } from "~/fields/files";
import { isExternal } from "~/fields/links";
import { fileSize } from "~/utils/file-size";
import { Icon } from "./icons/icon";
import { CmsLink } from "./link";

/** A link to a document, with its kind and size where they are known. */
export function FileLink({ file: { name, url, extension, size } }: { file: MediaFile }) {
  const { t } = useTranslation();
  const facts = [extension && t("file.kind", { extension }), size && fileSize(size)].filter(Boolean);
  return (
    <CmsLink className="file-link" link={{ url, title: name, external: isExternal(url) }}>
      <Icon name="download" />
      <span>
        {name}
        {facts.length > 0 && <span className="hint"> ({facts.join(", ")})</span>}
      </span>
    </CmsLink>
  );
}
