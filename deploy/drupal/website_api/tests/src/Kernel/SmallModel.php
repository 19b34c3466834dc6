<?php

namespace Drupal\Tests\website_api\Kernel;

use Drupal\website_api\Model\Model;

/**
 * The types that the tests use, as importing all takes half a minute.
 */
class SmallModel extends Model {

  const BUNDLES = ['content_page', 'site_settings', 'structured_data', 'text', 'follow_on_item', 'quality_mark'];

  /**
   * {@inheritdoc}
   */
  public function bundles(): array {
    $small = fn (array $bundles) => array_intersect_key($bundles, array_flip(self::BUNDLES));
    $all = parent::bundles();
    return ['media' => $all['media']] + array_map($small, $all);
  }

  /**
   * {@inheritdoc}
   */
  public function imageSizes(): array {
    return ['380x235', '700'];
  }

}
