<?php

namespace Drupal\website_api\Model;

/**
 * How Drupal stores and edits a kind of field: its type, settings and widget.
 */
class FieldKind {

  /**
   * Texts that are longer than 255 characters, or have several lines.
   */
  const LONG = ['about', 'accessibility', 'code', 'cookie_text', 'contact', 'notice_text', 'pages', 'quote', 'src'];

  const MULTIPLE = ['hours', 'integers', 'nodes', 'paragraphs', 'strings', 'terms'];

  private function __construct(
    readonly string $type,
    readonly string $widget,
    readonly array $storage = [],
    readonly array $settings = [],
  ) {}

  /**
   * The kind of a field of the model.
   *
   * @param string $name
   *   The name without "field_".
   * @param array $field
   *   The field of the model.
   * @param string[] $types
   *   The bundles that it refers to.
   */
  public static function of(string $name, array $field, array $types): self {
    $kind = $field['kind'];
    if (isset($field['choices'])) {
      $type = str_starts_with($kind, 'integer') ? 'list_integer' : 'list_string';
      $widget = $kind === 'strings' ? 'options_buttons' : 'options_select';
      return new self($type, $widget, ['allowed_values_function' => 'website_api_choices']);
    }
    $handler = fn (string $target) => [
      'handler' => "default:$target",
      'handler_settings' => ['target_bundles' => array_combine($types, $types) ?: NULL],
    ];
    return match ($kind) {
      'address' => new self('address', 'address_default', [], ['available_countries' => ['NL' => 'NL']]),
      'boolean' => new self('boolean', 'boolean_checkbox'),
      'building_block', 'node', 'nodes' =>
        new self('entity_reference', 'entity_reference_autocomplete', ['target_type' => 'node'], $handler('node')),
      'date' => new self('datetime', 'datetime_default', ['datetime_type' => 'date']),
      'geo' => new self('geofield', 'geofield_latlon'),
      'hours' => new self('website_api_opening_hours', 'website_api_opening_hours'),
      'html' => new self('text_long', 'text_textarea', [], ['allowed_formats' => ['full_html']]),
      'integer', 'integers' => new self('integer', 'number'),
      // 17: addresses of pages and of other sites. The title is optional, as in the contract.
      'link' => new self('link', 'link_default', [], ['link_type' => 17, 'title' => 1]),
      'map' => new self('metatag', 'metatag_firehose'),
      'media' => new self('entity_reference', 'entity_reference_autocomplete', ['target_type' => 'media'], [
        'handler' => 'default:media',
        'handler_settings' => ['target_bundles' => NULL],
      ]),
      'paragraphs' => new self(
        'entity_reference_revisions', 'paragraphs', ['target_type' => 'paragraph'], $handler('paragraph')),
      'term', 'terms' =>
        new self('entity_reference', 'options_select', ['target_type' => 'taxonomy_term'], $handler('taxonomy_term')),
      'time' => new self('string', 'string_textfield', ['max_length' => 8]),
      'string', 'strings' => in_array($name, self::LONG, TRUE)
        ? new self('string_long', 'string_textarea')
        : new self('string', 'string_textfield', ['max_length' => 255]),
    };
  }

}
