<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\node\NodeInterface;
use Drupal\website_api\Breadcrumbs;
use Drupal\website_api\Document\EntityDocument;
use Drupal\website_api\JsonDocument;
use Symfony\Component\HttpFoundation\Request;

/**
 * One revision of a page, published or not, for editors.
 */
class PreviewController extends ControllerBase {

  public function __construct(private EntityDocument $documents, private Breadcrumbs $breadcrumbs) {}

  /**
   * The page as it is in a revision.
   */
  public function page(string $entity_type, string $id, string $revision): JsonDocument {
    $node = $this->find($entity_type, $id, $revision);
    return $this->answer($node ? $this->documents->page($node) : NULL);
  }

  /**
   * The breadcrumbs of a preview, from its address on the website.
   */
  public function breadcrumb(Request $request): JsonDocument {
    $path = (string) $request->query->get('path');
    $node = preg_match('#^/preview/(\w+)/(\d+)/(\d+)$#', $path, $match) ? $this->find(...array_slice($match, 1)) : NULL;
    return $this->answer($node ? $this->breadcrumbs->of($node) : NULL);
  }

  private function find(string $entityType, string $id, string $revision): ?NodeInterface {
    $node = $entityType === 'node' ? $this->entityTypeManager()->getStorage('node')->loadRevision($revision) : NULL;
    return $node instanceof NodeInterface && $node->id() === $id ? $node : NULL;
  }

  private function answer(?array $document): JsonDocument {
    $response = $document ? new JsonDocument($document) : JsonDocument::message('Not found', 404);
    $response->headers->set('Cache-Control', 'no-store, private');
    return $response;
  }

}
