<?php

namespace Drupal\website_api\Controller;

use Drupal\Core\Controller\ControllerBase;
use Drupal\website_api\JsonDocument;
use Drupal\website_api\SiteSettings;
use Symfony\Component\HttpFoundation\Request;

/**
 * The settings of a brand.
 */
class SettingsController extends ControllerBase {

  public function __construct(private SiteSettings $settings) {}

  /**
   * The settings of the brand that asks; 404 without any.
   */
  public function settings(Request $request): JsonDocument {
    $settings = $this->settings->of((string) $request->headers->get('X-Platform'));
    return $settings ? new JsonDocument($settings) : JsonDocument::message('Not found', 404);
  }

}
