<?php

namespace Drupal\website_api\PathProcessor;

use Drupal\Core\PathProcessor\InboundPathProcessorInterface;
use Symfony\Component\HttpFoundation\Request;

/**
 * Sends every page address below /api/drupal to one route, as a parameter of a route cannot contain a slash.
 */
class PagePaths implements InboundPathProcessorInterface {

  const PREFIX = '/api/drupal';

  /**
   * {@inheritdoc}
   */
  public function processInbound($path, Request $request) {
    $isPage = str_starts_with($path, self::PREFIX . '/') && !str_starts_with($path, self::PREFIX . '/api/');
    return $isPage ? self::PREFIX : $path;
  }

  /**
   * The address of the page that a request asks for.
   *
   * It is read from the request itself: Drupal caches routes by path, and then runs no processors.
   */
  public static function pageOf(Request $request): string {
    [, $path] = explode(self::PREFIX, rawurldecode($request->getPathInfo()), 2);
    return rtrim($path, '/');
  }

}
