<?php

namespace Drupal\website_api;

use Drupal\Core\Url;
use Drupal\node\NodeInterface;

/**
 * The addresses of links on the website.
 */
class Links {

  public function __construct(private Pages $pages) {}

  /**
   * The address of a link, without the prefix of a language; NULL for one that leads nowhere.
   */
  public function addressOf(Url $url): ?string {
    if ($url->isExternal()) {
      return $url->getUri();
    }
    if (!$url->isRouted()) {
      return $url->toUriString() === '' ? NULL : preg_replace('#^base:/?#', '/', $url->toString());
    }
    if (in_array($url->getRouteName(), ['<nolink>', '<none>', '<button>'], TRUE)) {
      return NULL;
    }
    $node = $this->nodeOf($url);
    $path = $node ? $this->pages->addressOf($node) : '/' . $url->getInternalPath();
    $query = $url->getOption('query') ? '?' . http_build_query($url->getOption('query')) : '';
    $fragment = $url->getOption('fragment') ? '#' . $url->getOption('fragment') : '';
    return $path . $query . $fragment;
  }

  /**
   * The node that a link leads to.
   */
  public function nodeOf(Url $url): ?NodeInterface {
    $isNode = $url->isRouted() && $url->getRouteName() === 'entity.node.canonical';
    return $isNode ? $this->pages->load((int) $url->getRouteParameters()['node']) : NULL;
  }

}
