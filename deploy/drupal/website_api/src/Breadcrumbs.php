<?php

namespace Drupal\website_api;

use Drupal\node\NodeInterface;

/**
 * The breadcrumbs of a page: from the home page through its published ancestors to itself.
 */
class Breadcrumbs {

  const HOME = ['title' => 'Home', 'url' => '/'];

  public function __construct(private Pages $pages) {}

  /**
   * The breadcrumbs of a page.
   */
  public function of(NodeInterface $node): array {
    if ($node->bundle() === 'homepage') {
      return [self::HOME];
    }
    $crumbs = [$this->crumb($node)];
    $seen = [$node->id()];
    $parent = $this->parentOf($node);
    while ($parent && !in_array($parent->id(), $seen, TRUE)) {
      $seen[] = $parent->id();
      if ($this->pages->isListed($parent)) {
        array_unshift($crumbs, $this->crumb($parent));
      }
      $parent = $this->parentOf($parent);
    }
    return [self::HOME, ...$crumbs];
  }

  private function crumb(NodeInterface $node): array {
    return ['title' => $node->label(), 'url' => $this->pages->addressOf($node)];
  }

  /**
   * The parent that the editor set, or else the nearest page above it in its address.
   */
  private function parentOf(NodeInterface $node): ?NodeInterface {
    if ($node->hasField('field_parent_page') && $node->get('field_parent_page')->entity) {
      return $node->get('field_parent_page')->entity;
    }
    $address = dirname($this->pages->addressOf($node));
    while ($address !== '/' && $address !== '.') {
      if ($parent = $this->pages->find($address)) {
        return $parent;
      }
      $address = dirname($address);
    }
    return NULL;
  }

}
