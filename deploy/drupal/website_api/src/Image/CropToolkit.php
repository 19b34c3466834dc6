<?php

namespace Drupal\website_api\Image;

use Drupal\Core\File\Exception\FileException;
use Drupal\Core\File\FileExists;
use Drupal\system\Plugin\ImageToolkit\GDToolkit;

/**
 * Drupal's image toolkit with AVIF, which PHP's GD library writes but Drupal 10 does not ask of it.
 */
class CropToolkit extends GDToolkit {

  /**
   * {@inheritdoc}
   */
  protected static function supportedTypes() {
    $types = parent::supportedTypes();
    return function_exists('imageavif') ? array_unique([...$types, IMAGETYPE_AVIF]) : $types;
  }

  /**
   * {@inheritdoc}
   */
  public function save($destination) {
    if ($this->getType() === IMAGETYPE_AVIF) {
      imagealphablending($this->getImage(), FALSE);
      imagesavealpha($this->getImage(), TRUE);
    }
    // Whoever asks for a crop gets what its file has so far, so it gets its name when it is whole.
    $unfinished = $this->fileSystem->dirname($destination) . '/' . bin2hex(random_bytes(8));
    if (parent::save($unfinished)) {
      try {
        $this->fileSystem->move($unfinished, $destination, FileExists::Replace);
        return TRUE;
      }
      catch (FileException) {
        $this->logger->error('The picture @name could not get its name', ['@name' => $destination]);
      }
    }
    if (file_exists($unfinished)) {
      $this->fileSystem->unlink($unfinished);
    }
    return FALSE;
  }

}
