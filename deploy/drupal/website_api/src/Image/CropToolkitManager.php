<?php

namespace Drupal\website_api\Image;

use Drupal\Core\ImageToolkit\ImageToolkitManager;

/**
 * Makes the crops of the toolkit "gd" of Drupal with that of this module.
 */
class CropToolkitManager extends ImageToolkitManager {

  /**
   * {@inheritdoc}
   */
  protected function findDefinitions() {
    $definitions = parent::findDefinitions();
    if (isset($definitions['gd'])) {
      $definitions['gd']['class'] = CropToolkit::class;
    }
    return $definitions;
  }

}
