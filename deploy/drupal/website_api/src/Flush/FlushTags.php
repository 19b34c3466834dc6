<?php

namespace Drupal\website_api\Flush;

use Drupal\Core\Entity\EntityInterface;
use Drupal\node\NodeInterface;
use Drupal\website_api\Pages;

/**
 * The tags of the website's cache that a saved entity changes.
 */
class FlushTags {

  /**
   * The lists that content of a type is in.
   */
  const LISTS = [
    'activiteit' => ['activity'],
    'business_partner' => ['partner'],
    'corporate_vacature' => ['vacancy'],
    'dementia_info' => ['region'],
    'location' => ['location'],
    'news' => ['news'],
    'over_de_regio' => ['region'],
    'regio' => ['region'],
    'regio_highlight' => ['region'],
    'regio_nieuws' => ['news'],
    'regio_service' => ['region'],
    'regio_vacancies' => ['vacancy'],
    'site_settings' => ['settings'],
    'slide_in' => ['slide-in'],
    'structured_data' => ['page-rule'],
    'vacancies' => ['vacancy'],
  ];

  public function __construct(private Pages $pages) {}

  /**
   * The tags of an entity; none for one that the website does not show.
   *
   * @return string[]
   *   The tags.
   */
  public function of(EntityInterface $entity): array {
    return match ($entity->getEntityTypeId()) {
      'node' => $this->ofNode($entity),
      // A medium and a term may be on any page.
      'media' => ['page'],
      'taxonomy_term' => ['taxonomy', 'page'],
      'menu_link_content', 'menu' => ['menu'],
      'path_alias' => ['alias', 'breadcrumb', 'page:' . $entity->getAlias()],
      'asset_injector_css' => ['page-rule'],
      default => [],
    };
  }

  private function ofNode(NodeInterface $node): array {
    $lists = self::LISTS[$node->bundle()] ?? [];
    // A title in breadcrumbs and menus, or an address, may be another one.
    return ["node:{$node->id()}", 'page:' . $this->pages->addressOf($node), 'breadcrumb', 'menu', 'search', ...$lists];
  }

}
