<?php

namespace Drupal\website_api\Model;

use Drupal\Core\Entity\EntityDisplayRepositoryInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;

/**
 * Makes the types of content, fields, image styles and permissions of the website. What exists stays as it is.
 */
class ModelImporter {

  /**
   * The bundles of each type of entity: its configuration entity, and the names of id and label.
   */
  const BUNDLES = [
    'taxonomy_term' => ['taxonomy_vocabulary', 'vid', 'name'],
    'paragraph' => ['paragraphs_type', 'id', 'label'],
    'node' => ['node_type', 'type', 'name'],
  ];

  const MEDIA = [
    'image' => ['image', 'field_media_image', 'image'],
    'svg' => ['file', 'field_media_svg', 'file'],
    'file' => ['file', 'field_media_file', 'file'],
    'video' => ['oembed:video', 'field_media_video', 'string'],
  ];

  public function __construct(
    private EntityTypeManagerInterface $entityTypes,
    private EntityDisplayRepositoryInterface $displays,
    private Model $model,
    private FieldImporter $fields,
    private ImageStyleImporter $imageStyles,
  ) {}

  /**
   * Adds what is missing.
   *
   * @return string[]
   *   What was added, and what differs from the model.
   */
  public function import(): array {
    $said = $this->textFormat();
    foreach (array_keys(self::MEDIA) as $name) {
      array_push($said, ...$this->mediaType($name));
    }
    $bundles = $this->model->bundles();
    foreach (self::BUNDLES as $entityType => [$configType, $id, $label]) {
      foreach (array_keys($bundles[$entityType]) as $bundle) {
        array_push($said, ...$this->add($configType, $bundle, [
          $id => $bundle,
          $label => ucfirst(str_replace('_', ' ', $bundle)),
        ]));
      }
    }
    foreach ($bundles as $entityType => $fieldsByBundle) {
      foreach ($fieldsByBundle as $bundle => $fields) {
        array_push($said, ...$this->fields->import($entityType, $bundle, $fields));
      }
    }
    array_push($said, ...$this->imageStyles->import());
    $this->permissions();
    return $said;
  }

  /**
   * Adds a configuration entity; one with that id stays as it is.
   */
  private function add(string $type, string $id, array $values): array {
    $storage = $this->entityTypes->getStorage($type);
    if ($storage->load($id)) {
      return [];
    }
    $storage->create($values)->save();
    return ["$type: $id added"];
  }

  private function textFormat(): array {
    return $this->add('filter_format', 'full_html', [
      'format' => 'full_html',
      'name' => 'Full HTML',
      'filters' => ['filter_htmlcorrector' => ['status' => TRUE, 'weight' => 10]],
    ]);
  }

  private function mediaType(string $name): array {
    [$source, $field, $type] = self::MEDIA[$name];
    $said = $this->add('media_type', $name, [
      'id' => $name,
      'label' => ucfirst($name),
      'source' => $source,
      'source_configuration' => ['source_field' => $field],
    ]);
    array_push($said, ...$this->add('field_storage_config', "media.$field", [
      'entity_type' => 'media',
      'field_name' => $field,
      'type' => $type,
    ]));
    $extensions = match ($name) {
      'image' => ['file_extensions' => 'png jpg jpeg webp', 'alt_field' => TRUE, 'title_field' => TRUE],
      'svg' => ['file_extensions' => 'svg'],
      'file' => ['file_extensions' => 'pdf doc docx xls xlsx odt mp4 mp3 vtt'],
      'video' => [],
    };
    $added = $this->add('field_config', "media.$name.$field", [
      'entity_type' => 'media',
      'field_name' => $field,
      'bundle' => $name,
      'label' => ucfirst($name),
      'required' => TRUE,
      'settings' => $extensions,
    ]);
    if ($added) {
      $this->displays->getFormDisplay('media', $name)->setComponent($field, ['weight' => 1])->save();
      $this->displays->getViewDisplay('media', $name)->setComponent($field, ['weight' => 1])->save();
    }
    return [...$said, ...$added];
  }

  /**
   * The website reads as an anonymous visitor, or with an account.
   */
  private function permissions(): void {
    foreach (['anonymous', 'authenticated'] as $role) {
      $role = $this->entityTypes->getStorage('user_role')->load($role);
      foreach (['access content', 'view media'] as $permission) {
        $role->grantPermission($permission);
      }
      $role->save();
    }
  }

}
