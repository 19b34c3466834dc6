<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\website_api\Document\EntityDocument;
use Drupal\website_api\JsonDocument;

/**
 * The terms of a vocabulary.
 */
class TaxonomyController extends ControllerBase {

  public function __construct(private EntityDocument $documents) {}

  /**
   * The published terms, by weight and name.
   */
  public function terms(string $vocabulary): JsonDocument {
    if (!$this->entityTypeManager()->getStorage('taxonomy_vocabulary')->load($vocabulary)) {
      return JsonDocument::message('Not found', 404);
    }
    $storage = $this->entityTypeManager()->getStorage('taxonomy_term');
    $ids = $storage->getQuery()->accessCheck(FALSE)
      ->condition('vid', $vocabulary)->condition('status', 1)
      ->sort('weight')->sort('name')->execute();
    return new JsonDocument(array_map($this->documents->term(...), array_values($storage->loadMultiple($ids))));
  }

}
