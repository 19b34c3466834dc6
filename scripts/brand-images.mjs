// Generates the icons and share picture of each brand in public/brands/: `node scripts/brand-images.mjs`.
// Run it after changing a logo, colour or illustration, and commit the result.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

/** The illustration in content/media for the share picture of each brand. */
const scenes = { alzheimer: "koffie-alzheimer-cafe", samen: "winkel", dementie: "tuin" };

for (const brand of Object.keys(scenes)) {
  const folder = `public/brands/${brand}`;
  mkdirSync(folder, { recursive: true });
  const symbol = await symbolOf(brand);
  const ground = token(brand, "brand-soft");
  // Maskable icon: launchers crop it, but always show the central 80%.
  const onGround = (size) => draw(symbol, { size, fill: 0.6, ground });
  writeFileSync(`${folder}/icon.svg`, symbol);
  writeFileSync(`${folder}/icon-192.png`, await onGround(192));
  writeFileSync(`${folder}/icon-512.png`, await onGround(512));
  writeFileSync(`${folder}/apple-touch-icon.png`, await draw(symbol, { size: 180, fill: 0.72, ground }));
  const small = [16, 32, 48].map(async (size) => ({ size, png: await draw(symbol, { size, fill: 1 }) }));
  writeFileSync(`${folder}/favicon.ico`, ico(await Promise.all(small)));
  writeFileSync(`${folder}/share.jpg`, await sharePicture(brand, ground));
}

/** The symbol of a logo without its text, with the smallest square viewBox around it. */
async function symbolOf(brand) {
  const drawing = readFileSync(`app/design/logos/logo-${brand}.svg`, "utf8")
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<path class="[ab]" [^>]*\/>/g, "");
  const scale = 10;
  const { info } = await sharp(Buffer.from(drawing), { density: 72 * scale })
    .trim()
    .toBuffer({ resolveWithObject: true });
  const [left, top, width, height] = [-info.trimOffsetLeft, -info.trimOffsetTop, info.width, info.height];
  const side = Math.ceil(Math.max(width, height) / scale);
  const start = (from, length) => ((from + length / 2) / scale - side / 2).toFixed(1);
  const square = `viewBox="${start(left, width)} ${start(top, height)} ${side} ${side}"`;
  return drawing.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, square);
}

/** A light-mode colour token of the brand from app/design/styles/tokens.css. */
function token(brand, name) {
  const css = readFileSync("app/design/styles/tokens.css", "utf8");
  return new RegExp(`\\[data-brand="${brand}"\\] \\{[^}]*--${name}: (#[0-9a-f]{6})`).exec(css)[1];
}

async function draw(svg, { size, fill, ground }) {
  const inner = Math.round(size * fill);
  const drawing = await sharp(Buffer.from(svg), { density: 288 }).resize(inner, inner).png().toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } });
  return canvas
    .composite([{ input: drawing, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico file of PNGs: a header, a directory entry per size, then the images. */
function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** The default share picture for pages without a picture: 1200x630 with logo and illustration. */
async function sharePicture(brand, ground) {
  const panel = { left: 470, top: 40, width: 690, height: 526 };
  const scene = await sharp(`content/media/${scenes[brand]}.svg`, { density: 144 })
    .resize({ width: panel.width })
    .png()
    .toBuffer({ resolveWithObject: true });
  // One large and three small rounded corners, like pictures on the site.
  const { width, height } = panel;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M26 0H${width - 26}Q${width} 0 ${width} 26V${height - 26}Q${width} ${height} ${width - 26} ${height}H150Q0 ${height} 0 ${height - 150}V26Q0 0 26 0Z"/></svg>`;
  const picture = await sharp({ create: { width, height, channels: 4, background: ground } })
    .composite([
      { input: scene.data, left: 0, top: height - scene.info.height },
      { input: Buffer.from(shape), blend: "dest-in" },
    ])
    .png()
    .toBuffer();
  const logo = await sharp(`app/design/logos/logo-${brand}.svg`, { density: 288 })
    .resize({ height: 128 })
    .png()
    .toBuffer();
  const edge = { create: { width: 1200, height: 24, channels: 3, background: token(brand, "accent") } };
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: "#ffffff" } })
    .composite([
      { input: edge, left: 0, top: 606 },
      { input: picture, left: panel.left, top: panel.top },
      { input: logo, left: 32, top: 239 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}
