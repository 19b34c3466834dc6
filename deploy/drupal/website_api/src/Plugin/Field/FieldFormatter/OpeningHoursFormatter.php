<?php

namespace Drupal\website_api\Plugin\Field\FieldFormatter;

use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Field\FormatterBase;

/**
 * The day and its hours as text.
 *
 * @FieldFormatter(
 *   id = "website_api_opening_hours",
 *   label = @Translation("Day and hours"),
 *   field_types = { "website_api_opening_hours" },
 * )
 */
class OpeningHoursFormatter extends FormatterBase {

  /**
   * {@inheritdoc}
   */
  public function viewElements(FieldItemListInterface $items, $langcode) {
    $elements = [];
    foreach ($items as $delta => $item) {
      $elements[$delta] = ['#plain_text' => "$item->day: $item->hours"];
    }
    return $elements;
  }

}
