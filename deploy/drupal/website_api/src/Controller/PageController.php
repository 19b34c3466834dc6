<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\website_api\Document\EntityDocument;
use Drupal\website_api\JsonDocument;
use Drupal\website_api\PathProcessor\PagePaths;
use Drupal\website_api\Pages;
use Symfony\Component\HttpFoundation\RedirectResponse;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * Pages by path, and the home page of a brand.
 */
class PageController extends ControllerBase {

  public function __construct(private Pages $pages, private EntityDocument $documents) {}

  /**
   * The page at an address; 404 without one, 403 for an unpublished one, 410 for one that has expired.
   */
  public function page(Request $request): Response {
    $path = PagePaths::pageOf($request);
    $node = $this->pages->find($path);
    if (!$node) {
      return JsonDocument::message('Not found', 404);
    }
    if (!$this->pages->isPublic($node)) {
      return JsonDocument::message('Forbidden', 403);
    }
    if ($this->pages->isExpired($node)) {
      return JsonDocument::message('Gone', 410);
    }
    $address = $this->pages->addressOf($node);
    // Each page has one address: /node/12 and other capitals lead to the alias.
    return $address === $path
      ? new JsonDocument($this->documents->page($node))
      : new RedirectResponse($address, 301);
  }

  /**
   * The home page, as a list of one.
   */
  public function homepage(Request $request): JsonDocument {
    $home = $this->pages->ofPlatform('homepage', (string) $request->headers->get('X-Platform'));
    return new JsonDocument($home ? [$this->documents->page($home)] : []);
  }

}
