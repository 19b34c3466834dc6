<?php

namespace Drupal\website_api;

use Drupal\Core\DependencyInjection\ContainerBuilder;
use Drupal\Core\DependencyInjection\ServiceProviderBase;
use Drupal\website_api\Image\CropToolkitManager;

/**
 * Changes services of Drupal.
 */
class WebsiteApiServiceProvider extends ServiceProviderBase {

  /**
   * {@inheritdoc}
   */
  public function alter(ContainerBuilder $container) {
    $container->getDefinition('image.toolkit.manager')->setClass(CropToolkitManager::class);
  }

}
