<?php

namespace Drupal\website_api\Document;

use Drupal\Core\Entity\ContentEntityInterface;
use Drupal\Core\Render\RenderContext;
use Drupal\Core\Render\RendererInterface;
use Drupal\metatag\MetatagManagerInterface;

/**
 * The meta tags of an entity with replaced tokens.
 *
 * Of Drupal's defaults only the directives for search engines count: its titles end with the name of the site and its
 * canonical addresses are on the host of Drupal, and the website has its own of both.
 */
class MetaTags {

  public function __construct(private MetatagManagerInterface $metatags, private RendererInterface $renderer) {}

  /**
   * The item of the field with meta tags; an empty list without any tag.
   */
  public function of(ContentEntityInterface $entity): array {
    $tags = $this->metatags->tagsFromEntity($entity);
    $defaults = $this->metatags->defaultTagsFromEntity($entity) ?? [];
    $tags += array_intersect_key($defaults, ['robots' => TRUE]);
    if (!$tags) {
      return [];
    }
    // The website adds the name of the brand to every title.
    if (isset($tags['title'])) {
      $tags['title'] = preg_replace('/\s*[|-]\s*\[site:name\]\s*$/', '', $tags['title']);
    }
    $generate = fn () => $this->metatags->generateTokenValues($tags, $entity);
    $values = $this->renderer->executeInRenderContext(new RenderContext(), $generate);
    return $values ? [['value' => $values]] : [];
  }

}
