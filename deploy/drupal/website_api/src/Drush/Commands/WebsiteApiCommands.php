<?php

namespace Drupal\website_api\Drush\Commands;

use Drupal\website_api\Model\ModelImporter;
use Drush\Attributes as CLI;
use Drush\Commands\DrushCommands;
use Symfony\Component\DependencyInjection\ContainerInterface;

/**
 * Commands of the module.
 */
final class WebsiteApiCommands extends DrushCommands {

  public function __construct(private ModelImporter $importer) {
    parent::__construct();
  }

  /**
   * Creates the commands with their services.
   */
  public static function create(ContainerInterface $container): self {
    return new self($container->get(ModelImporter::class));
  }

  /**
   * Adds the types of content, fields and image styles of the website that are missing.
   */
  #[CLI\Command(name: 'website-api:import')]
  #[CLI\Usage(name: 'drush website-api:import', description: 'Adds what is missing; what exists stays as it is.')]
  public function import(): void {
    $said = $this->importer->import();
    foreach ($said as $line) {
      $this->io()->writeln($line);
    }
    $this->io()->writeln(count($said) . ' changes or differences');
  }

}
