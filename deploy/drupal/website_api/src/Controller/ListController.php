<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\node\NodeInterface;
use Drupal\website_api\Document\EntityDocument;
use Drupal\website_api\JsonDocument;
use Drupal\website_api\PageLists;
use Drupal\website_api\SiteAddresses;
use Symfony\Component\HttpFoundation\Request;

/**
 * Lists of the whole site.
 */
class ListController extends ControllerBase {

  public function __construct(
    private PageLists $lists,
    private SiteAddresses $addresses,
    private EntityDocument $documents,
  ) {}

  /**
   * The slide-ins.
   */
  public function slideIns(): JsonDocument {
    return new JsonDocument($this->documents->list($this->lists->ofType('slide_in')));
  }

  /**
   * The business partners.
   */
  public function partners(): JsonDocument {
    return new JsonDocument($this->documents->list($this->lists->ofType('business_partner')));
  }

  /**
   * The addresses for the site map, 10,000 at a time.
   */
  public function siteAddresses(Request $request): JsonDocument {
    $page = (string) ($request->query->get('page') ?? '0');
    if (!preg_match('/^\d{1,9}$/', $page)) {
      return JsonDocument::message('page has to be a number from 0', 400);
    }
    $all = $this->addresses->all();
    $perPage = 10000;
    return new JsonDocument(['items' => array_slice($all, $page * $perPage, $perPage), 'total' => count($all)]);
  }

  /**
   * The style sheets of the module Asset Injector, where it is in use.
   */
  public function injectedStyles(): JsonDocument {
    $styles = [];
    $negated = [];
    foreach ($this->configs('asset_injector.css.') as $name => $config) {
      if (!$config->get('status')) {
        continue;
      }
      $conditions = $config->get('conditions') ?? [];
      // The website has no 'except on these pages', and showing it there would be the opposite.
      if (in_array(TRUE, array_column($conditions, 'negate'))) {
        $negated[$name] = (string) ($config->get('label') ?? $name);
        continue;
      }
      $bundles = $conditions['entity_bundle:node'] ?? $conditions['node_type'] ?? [];
      $styles[] = [
        'code' => (string) $config->get('code'),
        'paths' => $this->lines($conditions['request_path']['pages'] ?? ''),
        'content_types' => array_keys($bundles['bundles'] ?? []),
        'condition' => $config->get('conditions_require_all') === FALSE ? 'OR' : 'AND',
      ];
    }
    $this->report($negated);
    return new JsonDocument($styles);
  }

  /**
   * Logs the style sheets that are left out, each once until it is right.
   */
  private function report(array $negated): void {
    $known = $this->state()->get('website_api.negated_styles', []);
    foreach (array_diff_key($negated, $known) as $label) {
      $this->getLogger('website_api')->warning('The style sheet "@label" is not on the website, as one of its conditions is negated. Turn off "Negate the condition" at Configuration, Development, Asset Injector, CSS Injector, and name the pages or types of content that it is for.', ['@label' => $label]);
    }
    if ($negated !== $known) {
      $this->state()->set('website_api.negated_styles', $negated);
    }
  }

  /**
   * The data for search engines that editors add to pages.
   */
  public function structuredData(): JsonDocument {
    $rule = fn (NodeInterface $node) => [
      'code' => (string) $node->get('field_code')->value,
      'paths' => $this->lines((string) $node->get('field_pages')->value),
      'content_types' => array_column($node->get('field_content_types')->getValue(), 'value'),
      'condition' => $node->get('field_condition')->value ?? 'OR',
    ];
    return new JsonDocument(array_map($rule, $this->lists->ofType('structured_data')));
  }

  /**
   * The configuration whose name starts with a prefix.
   */
  private function configs(string $prefix): array {
    $factory = \Drupal::configFactory();
    return $factory->loadMultiple($factory->listAll($prefix));
  }

  private function lines(string $text): array {
    return array_values(array_filter(array_map('trim', preg_split('/\R/', $text))));
  }

}
