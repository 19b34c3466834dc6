<?php

namespace Drupal\website_api\Image;

use Drupal\system\Plugin\ImageToolkit\GDToolkit;

/**
 * Drupal's image toolkit with AVIF, which PHP's GD library writes but Drupal 10 does not ask of it.
 */
class AvifToolkit extends GDToolkit {

  /**
   * {@inheritdoc}
   */
  protected static function supportedTypes() {
    $types = parent::supportedTypes();
    return function_exists('imageavif') ? array_unique([...$types, IMAGETYPE_AVIF]) : $types;
  }

  /**
   * {@inheritdoc}
   */
  public function save($destination) {
    if ($this->getType() === IMAGETYPE_AVIF) {
      imagealphablending($this->getImage(), FALSE);
      imagesavealpha($this->getImage(), TRUE);
    }
    return parent::save($destination);
  }

}
