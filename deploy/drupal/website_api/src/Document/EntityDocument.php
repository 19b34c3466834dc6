<?php

namespace Drupal\website_api\Document;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\node\NodeInterface;

/**
 * The document of an entity: Drupal's field lists with references expanded in place.
 *
 * Only fields of the contract are written, so authors, revisions and settings of Drupal stay inside.
 */
class EntityDocument {

  /**
   * The fields of Drupal itself that each type of entity shows, besides those that start with field_. The revision of
   * a page (vid) lets `npm run cms:check` ask for its preview.
   */
  const BASE = [
    'node' => ['nid', 'vid', 'uuid', 'type', 'langcode', 'status', 'title', 'created', 'changed', 'path'],
    'paragraph' => ['id', 'uuid', 'type', 'status', 'parent_id'],
    'media' => ['mid', 'bundle', 'name'],
    'taxonomy_term' => ['tid', 'vid', 'name', 'weight'],
  ];

  /**
   * What a page shows of another page that it refers to.
   */
  const REFERENCED = [
    'nid', 'type', 'title', 'path',
    'field_introduction_wysiwyg', 'field_header_image_video', 'field_start_date',
  ];

  const BUILDING_BLOCK = [
    'nid', 'uuid', 'type', 'langcode', 'status', 'title', 'created', 'changed', 'field_page_content',
  ];

  /**
   * Fields that the module reads itself: the brand of a home page, and the settings of a film, which are in its item.
   */
  const INTERNAL = [
    'field_platform', 'field_autoplay', 'field_autoplay_with_audio', 'field_captions_url', 'field_transcript_url',
  ];

  /**
   * How deep building blocks may contain each other.
   */
  const MAX_NESTING = 3;

  public function __construct(private FieldItems $items) {}

  /**
   * A page with everything it refers to.
   */
  public function page(NodeInterface $node): array {
    return $this->entity($node, NULL, 0);
  }

  /**
   * The items of a list, each without its blocks.
   *
   * @param \Drupal\node\NodeInterface[] $nodes
   *   The nodes of the list.
   */
  public function list(array $nodes): array {
    $withoutBlocks = function (NodeInterface $node): array {
      $shown = [...self::BASE['node'], ...preg_grep('/^field_/', array_keys($node->getFields()))];
      return $this->entity($node, array_diff($shown, ['field_page_content', 'field_sticky_cta']), 0);
    };
    return array_map($withoutBlocks, $nodes);
  }

  /**
   * A term with its fields.
   */
  public function term(ContentEntityInterface $term): array {
    return $this->entity($term, NULL, 0);
  }

  /**
   * The document of an entity.
   *
   * @param \Drupal\Core\Entity\ContentEntityInterface $entity
   *   The entity.
   * @param string[]|null $only
   *   The fields to write; NULL for all of the contract.
   * @param int $nesting
   *   The number of building blocks around the entity.
   */
  private function entity(ContentEntityInterface $entity, ?array $only, int $nesting): array {
    $document = [];
    foreach ($entity->getFields() as $name => $field) {
      if (!$this->isShown($entity, $name, $only)) {
        continue;
      }
      $type = $field->getFieldDefinition()->getType();
      $document[$name] = str_starts_with($type, 'entity_reference') && str_starts_with($name, 'field_')
        ? $this->references($field->referencedEntities(), $name, $nesting)
        : $this->items->of($field, $entity);
    }
    return $document;
  }

  private function isShown(ContentEntityInterface $entity, string $name, ?array $only): bool {
    if ($only !== NULL) {
      return in_array($name, $only, TRUE);
    }
    if (in_array($name, self::INTERNAL, TRUE)) {
      return FALSE;
    }
    return str_starts_with($name, 'field_') || in_array($name, self::BASE[$entity->getEntityTypeId()] ?? [], TRUE);
  }

  /**
   * The documents of referenced entities; unpublished ones and those a visitor may not see are left out.
   *
   * @param \Drupal\Core\Entity\EntityInterface[] $entities
   *   The referenced entities.
   */
  private function references(array $entities, string $field, int $nesting): array {
    $documents = [];
    foreach ($entities as $entity) {
      $type = $entity->getEntityTypeId();
      if (!isset(self::BASE[$type]) || !$this->isVisible($entity)) {
        continue;
      }
      $isBlock = $field === 'field_building_block';
      if ($isBlock && $nesting >= self::MAX_NESTING) {
        continue;
      }
      $only = $type === 'node' ? ($isBlock ? self::BUILDING_BLOCK : self::REFERENCED) : NULL;
      $documents[] = $this->entity($entity, $only, $nesting + ($isBlock ? 1 : 0));
    }
    return $documents;
  }

  private function isVisible(ContentEntityInterface $entity): bool {
    // Access to a paragraph is that of the page around it, which has been checked.
    return $entity->isPublished() && ($entity->getEntityTypeId() === 'paragraph' || $entity->access('view'));
  }

}
