<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\Core\Menu\MenuLinkTreeElement;
use Drupal\Core\Menu\MenuLinkTreeInterface;
use Drupal\Core\Menu\MenuTreeParameters;
use Drupal\Core\Url;
use Drupal\website_api\JsonDocument;
use Drupal\website_api\Links;
use Drupal\website_api\Pages;
use Symfony\Component\HttpFoundation\Request;

/**
 * Menus as trees.
 */
class MenuController extends ControllerBase {

  public function __construct(
    private MenuLinkTreeInterface $tree,
    private Links $links,
    private Pages $pages,
  ) {}

  /**
   * The enabled items of a menu, three levels at most.
   */
  public function items(string $menu, Request $request): JsonDocument {
    if (!$this->entityTypeManager()->getStorage('menu')->load($menu)) {
      return JsonDocument::message('Not found', 404);
    }
    $parameters = (new MenuTreeParameters())->onlyEnabledLinks()->setMaxDepth(3);
    $tree = $this->tree->transform($this->tree->load($menu, $parameters), [
      ['callable' => 'menu.default_tree_manipulators:checkAccess'],
      ['callable' => 'menu.default_tree_manipulators:generateIndexAndSort'],
    ]);
    return new JsonDocument($this->level($tree, $request->getSchemeAndHttpHost()));
  }

  /**
   * The items of one level with those below them.
   *
   * @param \Drupal\Core\Menu\MenuLinkTreeElement[] $elements
   *   The items of the level.
   * @param string $origin
   *   The origin of this Drupal.
   */
  private function level(array $elements, string $origin): array {
    $items = [];
    foreach ($elements as $element) {
      $link = $element->link;
      $url = $link->getUrlObject();
      if (!$this->isShown($element, $url)) {
        continue;
      }
      $address = $this->links->addressOf($url);
      $isLocal = $address !== NULL && str_starts_with($address, '/');
      $alias = $isLocal ? ltrim($address, '/') : NULL;
      $items[] = [
        'key' => $link->getDerivativeId() ?? $link->getPluginId(),
        'title' => (string) $link->getTitle(),
        'description' => ((string) $link->getDescription()) ?: NULL,
        'uri' => $alias ?? $address,
        'alias' => $alias,
        'external' => $address !== NULL && !$isLocal,
        'absolute' => $isLocal ? $origin . $address : $address,
        'relative' => $address,
        'weight' => (string) $link->getWeight(),
        'expanded' => $link->isExpanded(),
        'enabled' => TRUE,
        'below' => $this->level($element->subtree, $origin),
      ];
    }
    return $items;
  }

  private function isShown(MenuLinkTreeElement $element, Url $url): bool {
    if ($element->access && !$element->access->isAllowed()) {
      return FALSE;
    }
    $node = $this->links->nodeOf($url);
    return $node === NULL || $this->pages->isListed($node);
  }

}
