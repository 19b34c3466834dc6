<?php

namespace Drupal\website_api\Plugin\Field\FieldType;

use Drupal\Core\Field\FieldItemBase;
use Drupal\Core\Field\FieldStorageDefinitionInterface;
use Drupal\Core\StringTranslation\TranslatableMarkup;
use Drupal\Core\TypedData\DataDefinition;

/**
 * The opening hours of one day.
 *
 * @FieldType(
 *   id = "website_api_opening_hours",
 *   label = @Translation("Opening hours"),
 *   description = @Translation("A day of the week with its hours, such as 10.00 tot 15.00 uur."),
 *   default_widget = "website_api_opening_hours",
 *   default_formatter = "website_api_opening_hours",
 * )
 */
class OpeningHoursItem extends FieldItemBase {

  const DAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

  /**
   * {@inheritdoc}
   */
  public static function schema(FieldStorageDefinitionInterface $field_definition) {
    return [
      'columns' => [
        'day' => ['type' => 'varchar', 'length' => 10],
        'hours' => ['type' => 'varchar', 'length' => 100],
      ],
    ];
  }

  /**
   * {@inheritdoc}
   */
  public static function propertyDefinitions(FieldStorageDefinitionInterface $field_definition) {
    return [
      'day' => DataDefinition::create('string')->setLabel(new TranslatableMarkup('Day'))
        ->addConstraint('AllowedValues', ['choices' => self::DAYS]),
      'hours' => DataDefinition::create('string')->setLabel(new TranslatableMarkup('Hours')),
    ];
  }

  /**
   * {@inheritdoc}
   */
  public static function mainPropertyName() {
    return 'hours';
  }

  /**
   * {@inheritdoc}
   */
  public function isEmpty() {
    return trim((string) $this->get('hours')->getValue()) === '';
  }

}
