<?php

namespace Drupal\website_api;

use Drupal\Core\Url;
use Drupal\website_api\Document\EntityDocument;

/**
 * What every page of a brand shows: the notice, social media, the footer and the newsletter.
 */
class SiteSettings {

  public function __construct(
    private Pages $pages,
    private EntityDocument $documents,
    private Links $links,
  ) {}

  /**
   * The settings of a brand: those in the published content of the type "site_settings"; NULL without any.
   *
   * What an editor left empty is absent, and the website then has its own.
   */
  public function of(string $platform): ?array {
    $node = $this->pages->ofPlatform('site_settings', $platform);
    if (!$node) {
      return NULL;
    }
    $settings = $this->documents->page($node);
    $form = $this->text($settings, 'form_id');
    return ['notice' => $this->notice($settings)] + array_filter([
      'socials' => array_values(array_filter(array_map($this->link(...), $settings['field_socials']))),
      'about' => $this->text($settings, 'about'),
      'marks' => array_map($this->mark(...), $settings['field_marks']),
      'newsletter' => $form === '' ? NULL : ['formId' => $form],
    ]);
  }

  private function notice(array $settings): ?array {
    $title = $this->text($settings, 'notice_title');
    return $title === '' ? NULL : array_filter([
      'title' => $title,
      'text' => $this->text($settings, 'notice_text'),
      'link' => $this->link($settings),
      'from' => $this->text($settings, 'start_date'),
      'until' => $this->text($settings, 'end_date'),
    ]) + ['text' => ''];
  }

  private function mark(array $mark): array {
    $media = $mark['field_image'][0] ?? [];
    return array_filter([
      'title' => $this->text($mark, 'title'),
      'url' => $this->link($mark)['url'] ?? NULL,
      'image' => $media['field_media_svg'][0] ?? $media['field_media_image'][0] ?? NULL,
    ]);
  }

  /**
   * The link in "field_link" of a document; NULL without one.
   */
  private function link(array $document): ?array {
    $link = $document['field_link'][0] ?? NULL;
    $address = $link ? $this->links->addressOf(Url::fromUri($link['uri'])) : NULL;
    return $address === NULL ? NULL : ['url' => $address, 'title' => (string) $link['title']];
  }

  private function text(array $document, string $field): string {
    return trim((string) ($document["field_$field"][0]['value'] ?? ''));
  }

}
