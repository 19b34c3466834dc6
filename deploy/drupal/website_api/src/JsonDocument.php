<?php

namespace Drupal\website_api;

use Symfony\Component\HttpFoundation\JsonResponse;

/**
 * A response with a document, written without needless escapes.
 */
class JsonDocument extends JsonResponse {

  public function __construct(mixed $data, int $status = 200) {
    $this->encodingOptions = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION;
    parent::__construct($data, $status);
  }

  /**
   * A response that only says why there is no document.
   */
  public static function message(string $message, int $status): self {
    return new self(['message' => $message], $status);
  }

}
