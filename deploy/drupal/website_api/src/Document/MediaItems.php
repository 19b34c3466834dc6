<?php

namespace Drupal\website_api\Document;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\File\FileUrlGeneratorInterface;
use Drupal\Core\Image\ImageFactory;
use Drupal\image\ImageStyleInterface;

/**
 * Pictures with their crops, files and videos, with addresses without a host.
 */
class MediaItems {

  /**
   * The image styles by the key of their crop, once read.
   */
  private ?array $styles = NULL;

  /**
   * The crops of pictures that stand on a page more than once.
   */
  private array $crops = [];

  public function __construct(
    private EntityTypeManagerInterface $entityTypes,
    private FileUrlGeneratorInterface $urls,
    private ImageFactory $images,
  ) {}

  /**
   * The pictures of a field of images, or of files that are drawings.
   */
  public function pictures(FieldItemListInterface $field): array {
    $pictures = [];
    foreach ($field as $item) {
      $file = $item->entity;
      if (!$file) {
        continue;
      }
      $uri = $file->getFileUri();
      $isDrawing = strtolower(pathinfo($uri, PATHINFO_EXTENSION)) === 'svg';
      $values = $item->getValue();
      $size = $isDrawing ? $this->drawingSize($uri) : [$values['width'] ?? NULL, $values['height'] ?? NULL];
      $pictures[] = [
        'alt' => $values['alt'] ?? '',
        'title' => $values['title'] ?? '',
        'width' => $size[0] === NULL ? NULL : (int) $size[0],
        'height' => $size[1] === NULL ? NULL : (int) $size[1],
        'url' => $this->withVersion($this->pathOf($this->urls->generateString($uri)), $file->getChangedTime()),
      ] + ($isDrawing ? [] : ['crops' => $this->crops($uri, $file->getChangedTime())]);
    }
    return $pictures;
  }

  /**
   * Documents to download.
   */
  public function files(FieldItemListInterface $field): array {
    $files = [];
    foreach ($field as $item) {
      if ($file = $item->entity) {
        $files[] = [
          'url' => $this->pathOf($this->urls->generateString($file->getFileUri())),
          'filename' => $file->getFilename(),
          'description' => $item->getValue()['description'] ?? '',
          'filesize' => (int) $file->getSize(),
        ];
      }
    }
    return $files;
  }

  /**
   * Videos, of which Drupal stores the address of the film or its page.
   */
  public function videos(FieldItemListInterface $field, ContentEntityInterface $medium): array {
    $videos = [];
    foreach ($field as $item) {
      $videos[] = $this->video((string) ($item->value ?? $item->uri)) + [
        'autoplay' => $this->value($medium, 'field_autoplay') === '1',
        'autoplay_with_audio' => $this->value($medium, 'field_autoplay_with_audio') === '1',
        'captions_url' => $this->value($medium, 'field_captions_url'),
        'transcript_url' => $this->value($medium, 'field_transcript_url'),
      ];
    }
    return $videos;
  }

  private function video(string $address): array {
    $host = preg_replace('/^(www|m|player)\./', '', (string) parse_url($address, PHP_URL_HOST));
    if (in_array($host, ['youtube.com', 'youtu.be', 'youtube-nocookie.com'], TRUE)) {
      preg_match('#(?:[?&]v=|youtu\.be/|/(?:embed|shorts|live)/)([\w-]+)#', $address, $match);
      $id = $match[1] ?? '';
      return ['type' => 'youtube', 'id' => $id, 'iframe_url' => "https://www.youtube.com/embed/$id"];
    }
    if ($host === 'vimeo.com' && preg_match('#vimeo\.com/(?:video/)?(\d+)(?:/([\da-f]+))?#', $address, $match)) {
      $player = "https://player.vimeo.com/video/$match[1]" . (isset($match[2]) ? "?h=$match[2]" : '');
      return ['type' => 'vimeo', 'id' => $match[1], 'iframe_url' => $player];
    }
    return ['type' => 'file', 'id' => '', 'iframe_url' => $this->pathOf($address)];
  }

  /**
   * The crops of a picture by the key of the contract: an image style "s380x235_webp" is the crop "380x235_webp".
   */
  private function crops(string $uri, int $changed): array {
    $crop = fn (ImageStyleInterface $style) => $this->withVersion($this->pathOf($style->buildUrl($uri)), $changed);
    return $this->crops["$uri $changed"] ??= array_map($crop, $this->styles ??= $this->styles());
  }

  /**
   * The image styles by the key of their crop.
   */
  private function styles(): array {
    $extensions = $this->images->getSupportedExtensions();
    $styles = [];
    foreach ($this->entityTypes->getStorage('image_style')->loadMultiple() as $name => $style) {
      $isCrop = preg_match('/^s(\d+(?:x\d+)?(?:_(webp|avif))?)$/', $name, $match);
      // A GD library without AVIF writes none.
      if ($isCrop && (!isset($match[2]) || in_array($match[2], $extensions, TRUE))) {
        $styles[$match[1]] = $style;
      }
    }
    return $styles;
  }

  /**
   * Addresses are kept for long by browsers, so a file that is replaced under its name gets another one.
   */
  private function withVersion(string $address, int $changed): string {
    return $address . (str_contains($address, '?') ? '&' : '?') . "v=$changed";
  }

  private function pathOf(string $url): string {
    $path = parse_url($url, PHP_URL_PATH) ?: '';
    $query = parse_url($url, PHP_URL_QUERY);
    return $query ? "$path?$query" : $path;
  }

  /**
   * The width and height that a drawing says it has, or those of its view box.
   */
  private function drawingSize(string $uri): array {
    $start = (string) @file_get_contents($uri, FALSE, NULL, 0, 4096);
    if (!preg_match('/<svg\b[^>]*>/s', $start, $match)) {
      return [NULL, NULL];
    }
    $tag = $match[0];
    if (preg_match('/\bwidth="([\d.]+)(?:px)?"/', $tag, $width) && preg_match('/\bheight="([\d.]+)(?:px)?"/', $tag, $height)) {
      return [round($width[1]), round($height[1])];
    }
    return preg_match('/\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/', $tag, $box)
      ? [round($box[1]), round($box[2])]
      : [NULL, NULL];
  }

  private function value(ContentEntityInterface $medium, string $field): string {
    return $medium->hasField($field) ? (string) $medium->get($field)->value : '';
  }

}
