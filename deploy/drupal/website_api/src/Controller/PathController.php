<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\website_api\Breadcrumbs;
use Drupal\website_api\JsonDocument;
use Drupal\website_api\Pages;
use Symfony\Component\HttpFoundation\Request;

/**
 * The address of a node, and the breadcrumbs of an address.
 */
class PathController extends ControllerBase {

  public function __construct(private Pages $pages, private Breadcrumbs $breadcrumbs) {}

  /**
   * The alias of /node/12; 404 for an unknown or unpublished node.
   */
  public function nodePath(Request $request): JsonDocument {
    if (!preg_match('#^/node/(\d+)$#', (string) $request->query->get('path'), $match)) {
      return JsonDocument::message('path has to be like /node/12', 400);
    }
    $node = $this->pages->load((int) $match[1]);
    return $node && $this->pages->isPublic($node)
      ? new JsonDocument(['path' => $this->pages->addressOf($node)])
      : JsonDocument::message('Not found', 404);
  }

  /**
   * The breadcrumbs of a published page.
   */
  public function breadcrumb(Request $request): JsonDocument {
    $path = (string) $request->query->get('path');
    if ($path === '/') {
      return new JsonDocument([Breadcrumbs::HOME]);
    }
    $node = $this->pages->find(rtrim($path, '/'));
    return $node && $this->pages->isPublic($node)
      ? new JsonDocument($this->breadcrumbs->of($node))
      : JsonDocument::message('Not found', 404);
  }

}
