<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\website_api\Document\EntityDocument;
use Drupal\website_api\JsonDocument;
use Drupal\website_api\PageLists;
use Symfony\Component\HttpFoundation\Request;

/**
 * Parts of a region that are content of their own.
 */
class RegionController extends ControllerBase {

  public function __construct(private PageLists $lists, private EntityDocument $documents) {}

  /**
   * The parts of one type of the region in the query.
   */
  public function parts(string $type, Request $request): JsonDocument {
    $region = (string) $request->query->get('regio');
    if (!preg_match('/^\d{1,15}$/', $region)) {
      return JsonDocument::message('regio has to be the id of a region', 400);
    }
    return new JsonDocument($this->documents->list($this->lists->ofRegion($type, (int) $region)));
  }

  /**
   * The information about dementia for every region: that without a region.
   */
  public function genericInfo(): JsonDocument {
    return new JsonDocument($this->documents->list($this->lists->ofRegion('dementia_info', NULL)));
  }

}
