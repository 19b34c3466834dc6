<?php

namespace Drupal\website_api\Plugin\Field\FieldWidget;

use Drupal\Core\Field\FieldItemListInterface;
use Drupal\Core\Field\WidgetBase;
use Drupal\Core\Form\FormStateInterface;
use Drupal\website_api\Plugin\Field\FieldType\OpeningHoursItem;

/**
 * A choice of the day and a text for the hours.
 *
 * @FieldWidget(
 *   id = "website_api_opening_hours",
 *   label = @Translation("Day and hours"),
 *   field_types = { "website_api_opening_hours" },
 * )
 */
class OpeningHoursWidget extends WidgetBase {

  /**
   * {@inheritdoc}
   */
  public function formElement(FieldItemListInterface $items, $delta, array $element, array &$form, FormStateInterface $form_state) {
    $element['day'] = [
      '#type' => 'select',
      '#title' => $this->t('Day'),
      '#options' => array_combine(OpeningHoursItem::DAYS, OpeningHoursItem::DAYS),
      '#default_value' => $items[$delta]->day ?? OpeningHoursItem::DAYS[$delta % 7],
    ];
    $element['hours'] = [
      '#type' => 'textfield',
      '#title' => $this->t('Hours'),
      '#description' => $this->t('Such as 10.00 tot 15.00 uur. Empty: closed.'),
      '#default_value' => $items[$delta]->hours ?? '',
      '#maxlength' => 100,
    ];
    return $element;
  }

}
