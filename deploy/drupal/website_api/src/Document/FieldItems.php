<?php

namespace Drupal\website_api\Document;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Render\RenderContext;
use Drupal\Core\Render\RendererInterface;
use Drupal\path_alias\AliasManagerInterface;
use Symfony\Component\Serializer\Normalizer\NormalizerInterface;

/**
 * The items of a field without references, as Drupal core writes them, except where the contract differs.
 */
class FieldItems {

  public function __construct(
    private NormalizerInterface $serializer,
    private RendererInterface $renderer,
    private MediaItems $media,
    private MetaTags $metaTags,
    private AliasManagerInterface $aliases,
  ) {}

  /**
   * The items of a field.
   */
  public function of(FieldItemListInterface $field, ContentEntityInterface $entity): array {
    $type = $field->getFieldDefinition()->getType();
    return match (TRUE) {
      $field->getName() === $entity->getEntityType()->getKey('bundle') => [['target_id' => $entity->bundle()]],
      $field->getName() === 'path' && $entity->bundle() === 'homepage' => [['alias' => '/'] + ($this->core($field)[0] ?? [])],
      $type === 'image', $field->getName() === 'field_media_svg' => $this->media->pictures($field),
      $type === 'file' => $this->media->files($field),
      $field->getName() === 'field_media_video' => $this->media->videos($field, $entity),
      $type === 'metatag' => $this->metaTags->of($entity),
      $type === 'geofield' => $this->points($field),
      $type === 'string' && str_ends_with($field->getName(), '_time') => $this->times($field),
      default => array_map($this->withAliases(...), $this->core($field)),
    };
  }

  /**
   * The items as Drupal core writes them. Texts are rendered by their format, outside of a page.
   */
  private function core(FieldItemListInterface $field): array {
    $normalize = fn () => $this->serializer->normalize($field, 'json');
    return $this->renderer->executeInRenderContext(new RenderContext(), $normalize);
  }

  /**
   * In texts, links to /node/12 get the alias of the page.
   */
  private function withAliases(array $item): array {
    if (isset($item['processed'])) {
      $item['processed'] = preg_replace_callback(
        '#(<a\b[^>]*\bhref=")(/node/\d+)(?=["?\#])#',
        fn (array $match) => $match[1] . $this->aliases->getAliasByPath($match[2]),
        (string) $item['processed'],
      );
    }
    return $item;
  }

  private function points(FieldItemListInterface $field): array {
    $points = [];
    foreach ($field as $item) {
      $points[] = ['value' => $item->value, 'lat' => (float) $item->lat, 'lon' => (float) $item->lon];
    }
    return $points;
  }

  /**
   * Times of the day, such as 14:00, in seconds from midnight.
   */
  private function times(FieldItemListInterface $field): array {
    $times = [];
    foreach ($field as $item) {
      if (preg_match('/^([01]?\d|2[0-3])[:.]([0-5]\d)$/', trim((string) $item->value), $match)) {
        $times[] = ['value' => $match[1] * 3600 + $match[2] * 60];
      }
    }
    return $times;
  }

}
