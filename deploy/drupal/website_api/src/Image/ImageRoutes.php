<?php

namespace Drupal\website_api\Image;

use Drupal\Core\Routing\RouteSubscriberBase;
use Symfony\Component\Routing\RouteCollection;

/**
 * Lets a website with an account (CMS_AUTH) ask for a crop that Drupal has still to make, as it does for pages.
 */
class ImageRoutes extends RouteSubscriberBase {

  /**
   * {@inheritdoc}
   */
  protected function alterRoutes(RouteCollection $collection) {
    $collection->get('image.style_public')?->setOption('_auth', ['cookie', 'basic_auth']);
  }

}
