<?php

namespace Drupal\website_api\Model;

use Drupal\Component\Serialization\Yaml;

/**
 * The content model of the website: model.yml, which is generated from the definitions of its pages and blocks.
 */
class Model {

  private array $model;

  public function __construct() {
    $this->model = Yaml::decode(file_get_contents(__DIR__ . '/../../model.yml'));
  }

  /**
   * The fields of every bundle, by type of entity and bundle, without the prefix "field_".
   */
  public function bundles(): array {
    $everyPage = $this->model['every_page'];
    return [
      'taxonomy_term' => $this->model['vocabularies'],
      'paragraph' => $this->model['paragraphs'],
      'node' => array_map(fn (array $own) => $everyPage + $own, $this->model['pages']) + $this->model['other_types'],
      'media' => [
        'image' => [],
        'svg' => [],
        'file' => [],
        'video' => [
          'fallback_image' => ['kind' => 'media'],
          'autoplay' => ['kind' => 'boolean'],
          'autoplay_with_audio' => ['kind' => 'boolean'],
          'captions_url' => ['kind' => 'string'],
          'transcript_url' => ['kind' => 'string'],
        ],
      ],
    ];
  }

  /**
   * The types of pages.
   */
  public function pageTypes(): array {
    return array_keys($this->model['pages']);
  }

  /**
   * The bundles that a field refers to.
   */
  public function types(array $field): array {
    return match ($field['types'] ?? []) {
      'blocks' => $this->model['blocks'],
      'pages' => $this->pageTypes(),
      default => $field['types'] ?? [],
    };
  }

  /**
   * The values that a field permits; of all bundles together without a bundle.
   */
  public function choices(string $entityType, ?string $bundle, string $name): array {
    $bundles = $this->bundles()[$entityType] ?? [];
    $choices = [];
    foreach ($bundle === NULL ? $bundles : [$bundles[$bundle] ?? []] as $fields) {
      array_push($choices, ...($fields[$name]['choices'] ?? []));
    }
    return array_values(array_unique($choices));
  }

  /**
   * The sizes of crops, {width}x{height} or {width}.
   */
  public function imageSizes(): array {
    return array_map('strval', $this->model['image_sizes']);
  }

  /**
   * The formats of crops.
   */
  public function imageFormats(): array {
    return $this->model['image_formats'];
  }

}
