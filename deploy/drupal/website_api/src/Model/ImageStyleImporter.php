<?php

namespace Drupal\website_api\Model;

use Drupal\Core\Entity\EntityTypeManagerInterface;

/**
 * Makes an image style for every size and format of crops, named "s380x235" (JPEG), "s380x235_webp" and so on.
 */
class ImageStyleImporter {

  public function __construct(private EntityTypeManagerInterface $entityTypes, private Model $model) {}

  /**
   * Adds the missing image styles.
   *
   * @return string[]
   *   What was added.
   */
  public function import(): array {
    $said = [];
    $storage = $this->entityTypes->getStorage('image_style');
    foreach ($this->model->imageSizes() as $size) {
      foreach ($this->model->imageFormats() as $format) {
        $name = $format === 'jpg' ? "s$size" : "s{$size}_$format";
        if ($storage->load($name)) {
          continue;
        }
        $style = $storage->create(['name' => $name, 'label' => "Website: $size, $format"]);
        $style->addImageEffect($this->effect($size));
        $style->addImageEffect(['id' => 'image_convert', 'weight' => 1, 'data' => ['extension' => $format]]);
        $style->save();
        $said[] = "image_style: $name added";
      }
    }
    return $said;
  }

  private function effect(string $size): array {
    if (!str_contains($size, 'x')) {
      $data = ['width' => (int) $size, 'height' => NULL, 'upscale' => FALSE];
      return ['id' => 'image_scale', 'weight' => 0, 'data' => $data];
    }
    [$width, $height] = array_map('intval', explode('x', $size));
    $data = ['width' => $width, 'height' => $height, 'anchor' => 'center-center'];
    return ['id' => 'image_scale_and_crop', 'weight' => 0, 'data' => $data];
  }

}
