<?php

namespace Drupal\website_api;

use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\Core\Entity\Query\QueryInterface;
use Drupal\node\NodeInterface;

/**
 * Lists of published content that has not expired.
 */
class PageLists {

  public function __construct(private EntityTypeManagerInterface $entityTypes, private Pages $pages) {}

  /**
   * All content of a type, oldest first.
   *
   * @return \Drupal\node\NodeInterface[]
   *   The nodes.
   */
  public function ofType(string $type): array {
    return $this->load($this->query($type));
  }

  /**
   * The content of a type that belongs to a region, or to none.
   *
   * @return \Drupal\node\NodeInterface[]
   *   The nodes.
   */
  public function ofRegion(string $type, ?int $region): array {
    $query = $this->query($type);
    return $this->load($region === NULL ? $query->notExists('field_regio') : $query->condition('field_regio', $region));
  }

  private function query(string $type): QueryInterface {
    return $this->entityTypes->getStorage('node')->getQuery()->accessCheck(FALSE)
      ->condition('type', $type)->condition('status', 1)->sort('nid');
  }

  private function load(QueryInterface $query): array {
    $nodes = $this->entityTypes->getStorage('node')->loadMultiple($query->execute());
    return array_values(array_filter($nodes, fn (NodeInterface $node) => $this->pages->isListed($node)));
  }

}
