<?php

namespace Drupal\website_api;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\node\NodeInterface;
use Drupal\path_alias\AliasManagerInterface;

/**
 * Finds pages by their address and tells whether visitors may see them.
 */
class Pages {

  public function __construct(
    private EntityTypeManagerInterface $entityTypes,
    private AliasManagerInterface $aliases,
    private TimeInterface $time,
  ) {}

  /**
   * The page with an alias or a system path (/node/12).
   */
  public function find(string $path): ?NodeInterface {
    $system = $this->aliases->getPathByAlias($path);
    return preg_match('#^/node/(\d+)$#', $system, $match) ? $this->load((int) $match[1]) : NULL;
  }

  /**
   * A node by its id.
   */
  public function load(int $id): ?NodeInterface {
    $node = $this->entityTypes->getStorage('node')->load($id);
    return $node instanceof NodeInterface ? $node : NULL;
  }

  /**
   * The address of a page: its alias, or else its system path. The address of every home page is /.
   */
  public function addressOf(NodeInterface $node): string {
    return $node->bundle() === 'homepage' ? '/' : $this->aliases->getAliasByPath('/node/' . $node->id());
  }

  /**
   * Whether the page is published and the visitor may see it.
   */
  public function isPublic(NodeInterface $node): bool {
    return $node->isPublished() && $node->access('view');
  }

  /**
   * Whether the last day of the page, in the time zone of the site, has passed.
   */
  public function isExpired(NodeInterface $node): bool {
    $lastDay = $this->value($node, 'field_expire_date');
    return $lastDay !== '' && substr($lastDay, 0, 10) < date('Y-m-d', $this->time->getRequestTime());
  }

  /**
   * Whether lists and menus may show the page.
   */
  public function isListed(NodeInterface $node): bool {
    return $this->isPublic($node) && !$this->isExpired($node);
  }

  /**
   * The home page, or the settings, of a brand; a brand without one gets that of the general brand.
   */
  public function ofPlatform(string $type, string $platform): ?NodeInterface {
    $nodes = array_filter(
      $this->entityTypes->getStorage('node')->loadByProperties(['type' => $type, 'status' => 1]),
      fn (NodeInterface $node) => $this->isListed($node),
    );
    foreach ([$platform, 'dementie'] as $name) {
      foreach ($nodes as $node) {
        if ($this->value($node, 'field_platform') === $name) {
          return $node;
        }
      }
    }
    return reset($nodes) ?: NULL;
  }

  /**
   * The first value of a field; an empty text without one.
   */
  private function value(NodeInterface $node, string $field): string {
    return $node->hasField($field) ? (string) $node->get($field)->value : '';
  }

}
