<?php

namespace Drupal\website_api;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\Database\Connection;
use Drupal\Core\Entity\EntityTypeManagerInterface;
use Drupal\website_api\Model\Model;

/**
 * The addresses of all pages that search engines may find.
 *
 * They are read from the tables without loading the pages, as there may be thousands.
 */
class SiteAddresses {

  /**
   * Result pages are only for people who took the test; the home page has the address /.
   */
  const UNLISTED = ['homepage', 'memory_test_result_page'];

  const VACANCIES = ['vacancies', 'regio_vacancies', 'corporate_vacature'];

  public function __construct(
    private Connection $database,
    private EntityTypeManagerInterface $entityTypes,
    private TimeInterface $time,
    private Model $model,
  ) {}

  /**
   * The addresses, each with the moment of the last change.
   */
  public function all(): array {
    $types = array_diff($this->model->pageTypes(), self::UNLISTED);
    $query = $this->database->select('node_field_data', 'n')
      ->fields('n', ['nid', 'changed'])
      ->condition('n.status', 1)->condition('n.default_langcode', 1)
      ->condition('n.type', array_values($types), 'IN')
      ->orderBy('n.nid');
    $changed = $query->execute()->fetchAllKeyed();
    $hidden = array_flip($this->hidden());
    $addresses = [];
    foreach ($this->aliases() as $id => $alias) {
      if (isset($changed[$id]) && !isset($hidden[$id])) {
        $addresses[$id] = ['path' => $alias, 'changed' => gmdate('Y-m-d\TH:i:s\Z', (int) $changed[$id])];
      }
    }
    ksort($addresses);
    return array_values($addresses);
  }

  /**
   * The aliases of nodes by id; of several the newest.
   */
  private function aliases(): array {
    $aliases = [];
    $rows = $this->database->select('path_alias', 'a')->fields('a', ['path', 'alias'])
      ->condition('a.status', 1)->condition('a.path', '/node/%', 'LIKE')
      ->orderBy('a.id')->execute();
    foreach ($rows as $row) {
      $aliases[(int) substr($row->path, strlen('/node/'))] = $row->alias;
    }
    return $aliases;
  }

  /**
   * The ids of expired pages, hidden ones, those with noindex and closed vacancies.
   */
  private function hidden(): array {
    $today = date('Y-m-d', $this->time->getRequestTime());
    $find = fn () => $this->entityTypes->getStorage('node')->getQuery()->accessCheck(FALSE);
    return [
      ...$find()->condition('field_expire_date', $today, '<')->execute(),
      ...$find()->condition('field_hide_in_search', 1)->execute(),
      ...$find()->condition('field_meta_tags', '%noindex%', 'LIKE')->execute(),
      ...$find()->condition('type', self::VACANCIES, 'IN')->condition('field_end_date', $today, '<')->execute(),
    ];
  }

}
