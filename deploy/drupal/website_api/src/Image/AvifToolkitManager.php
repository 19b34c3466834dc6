<?php

namespace Drupal\website_api\Image;

use Drupal\Core\ImageToolkit\ImageToolkitManager;

/**
 * Gives the toolkit "gd" of Drupal the format AVIF.
 */
class AvifToolkitManager extends ImageToolkitManager {

  /**
   * {@inheritdoc}
   */
  protected function findDefinitions() {
    $definitions = parent::findDefinitions();
    if (isset($definitions['gd'])) {
      $definitions['gd']['class'] = AvifToolkit::class;
    }
    return $definitions;
  }

}
