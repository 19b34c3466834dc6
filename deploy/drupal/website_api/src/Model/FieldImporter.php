<?php

namespace Drupal\website_api\Model;

use Drupal\Core\Entity\EntityDisplayRepositoryInterface;
use Drupal\Core\Entity\EntityTypeManagerInterface;

/**
 * Adds the fields of the model to a bundle. Fields that exist stay as they are.
 */
class FieldImporter {

  public function __construct(
    private EntityTypeManagerInterface $entityTypes,
    private EntityDisplayRepositoryInterface $displays,
    private Model $model,
  ) {}

  /**
   * Adds the missing fields of a bundle, and shows them in its form.
   *
   * @return string[]
   *   What was added, and what differs from the model.
   */
  public function import(string $entityType, string $bundle, array $fields): array {
    $said = [];
    $form = $this->displays->getFormDisplay($entityType, $bundle);
    $view = $this->displays->getViewDisplay($entityType, $bundle);
    $weight = 10;
    try {
      foreach ($fields as $name => $field) {
        $kind = FieldKind::of($name, $field, $this->model->types($field));
        $storage = $this->storage($entityType, "field_$name", $kind, in_array($field['kind'], FieldKind::MULTIPLE, TRUE));
        if ($storage->getType() !== $kind->type) {
          $said[] = "$entityType.$bundle: field_$name is a {$storage->getType()}, and has to be a $kind->type";
          continue;
        }
        $weight++;
        if ($this->entityTypes->getStorage('field_config')->load("$entityType.$bundle.field_$name")) {
          continue;
        }
        $this->entityTypes->getStorage('field_config')->create([
          'field_storage' => $storage,
          'bundle' => $bundle,
          'label' => ucfirst(str_replace('_', ' ', $name)),
          'required' => $field['required'] ?? FALSE,
          'settings' => $kind->settings,
        ])->save();
        $form->setComponent("field_$name", ['type' => $kind->widget, 'weight' => $weight]);
        $view->setComponent("field_$name", ['weight' => $weight]);
        $said[] = "$entityType.$bundle: field_$name added";
      }
    }
    finally {
      // Also after a failure, so that no field exists without a place in the form.
      $form->save();
      $view->save();
    }
    return $said;
  }

  private function storage(string $entityType, string $name, FieldKind $kind, bool $isMultiple) {
    $storages = $this->entityTypes->getStorage('field_storage_config');
    $storage = $storages->load("$entityType.$name");
    if (!$storage) {
      $storage = $storages->create([
        'entity_type' => $entityType,
        'field_name' => $name,
        'type' => $kind->type,
        'settings' => $kind->storage,
        'cardinality' => $isMultiple ? -1 : 1,
      ]);
      $storage->save();
    }
    return $storage;
  }

}
