<?php

namespace Drupal\Tests\website_api\Kernel;

use Drupal\Core\DependencyInjection\ContainerBuilder;
use Drupal\Core\Site\Settings;
use Drupal\file\Entity\File;
use Drupal\image\Entity\ImageStyle;
use Drupal\KernelTests\KernelTestBase;
use Drupal\media\Entity\Media;
use Drupal\menu_link_content\Entity\MenuLinkContent;
use Drupal\node\Entity\Node;
use Drupal\paragraphs\Entity\Paragraph;
use Drupal\system\Entity\Menu;
use Drupal\user\Entity\Role;
use Drupal\user\Entity\User;
use Drupal\website_api\Flush\FlushSender;
use Drupal\website_api\Model\Model;
use Drupal\website_api\Model\ModelImporter;
use GuzzleHttp\Client;
use GuzzleHttp\Handler\MockHandler;
use GuzzleHttp\HandlerStack;
use GuzzleHttp\Middleware;
use GuzzleHttp\Psr7\Response as HttpResponse;
use Symfony\Component\ErrorHandler\BufferingLogger;
use Symfony\Component\HttpFoundation\Request;
use Symfony\Component\HttpFoundation\Response;

/**
 * The calls of the website to a Drupal into which the content model was imported.
 *
 * @group website_api
 */
class WebsiteApiTest extends KernelTestBase {

  /**
   * {@inheritdoc}
   */
  protected static $modules = [
    'address', 'basic_auth', 'datetime', 'entity_reference_revisions', 'field', 'file', 'filter', 'geofield', 'image',
    'link', 'media', 'menu_link_content', 'metatag', 'metatag_open_graph', 'metatag_twitter_cards', 'node', 'options', 'paragraphs',
    'path', 'path_alias', 'serialization', 'system', 'taxonomy', 'text', 'token', 'user', 'website_api',
  ];

  /**
   * {@inheritdoc}
   */
  public function register(ContainerBuilder $container): void {
    parent::register($container);
    $container->getDefinition(Model::class)->setClass(SmallModel::class);
  }

  /**
   * {@inheritdoc}
   */
  protected function setUp(): void {
    parent::setUp();
    foreach (['user', 'node', 'media', 'file', 'paragraph', 'taxonomy_term', 'menu_link_content', 'path_alias'] as $type) {
      $this->installEntitySchema($type);
    }
    $this->installSchema('file', ['file_usage']);
    $this->installSchema('node', ['node_access']);
    $this->installConfig(['system', 'field', 'filter', 'image', 'metatag', 'node', 'media', 'user']);
    $this->container->get(ModelImporter::class)->import();
  }

  /**
   * The answer to a call.
   */
  private function ask(string $path, string $brand = 'dementie', array $account = []): Response {
    $request = Request::create("/api/drupal$path", server: ['HTTP_X_PLATFORM' => $brand] + $account);
    return $this->container->get('http_kernel')->handle($request);
  }

  /**
   * The document of an answer.
   */
  private function read(string $path, string $brand = 'dementie'): array {
    $answer = $this->ask($path, $brand);
    $this->assertSame(200, $answer->getStatusCode());
    return json_decode($answer->getContent(), TRUE);
  }

  private function page(string $alias, array $fields = [], string $type = 'content_page'): Node {
    $node = Node::create($fields + ['type' => $type, 'title' => 'Zorgen', 'path' => ['alias' => $alias], 'status' => 1]);
    $node->save();
    return $node;
  }

  private function paragraph(string $type, array $fields): Paragraph {
    $paragraph = Paragraph::create(['type' => $type] + $fields);
    $paragraph->save();
    return $paragraph;
  }

  /**
   * A second import finds everything in its place.
   */
  public function testImport(): void {
    $this->assertSame([], $this->container->get(ModelImporter::class)->import());
  }

  /**
   * A page has its blocks in place; other addresses say why there is none.
   */
  public function testPages(): void {
    $text = fn (string $html, array $more = []) =>
      $this->paragraph('text', ['field_text' => ['value' => $html, 'format' => 'full_html']] + $more);
    $page = $this->page('/zorgen', [
      'field_page_content' => [$text('<p>Een</p>'), $text('<p>Niet</p>', ['status' => 0]), $text('<p>Twee</p>')],
      'field_meta_tags' => json_encode(['title' => '[node:title] voor een ander | [site:name]', 'robots' => 'noindex']),
      'field_reviewed_by' => 'dr. A. Voorbeeld',
    ]);
    $this->page('/concept', ['status' => 0]);
    $this->page('/voorbij', ['field_expire_date' => '2020-01-01']);

    $document = $this->read('/zorgen');
    $texts = array_map(fn (array $block) => $block['field_text'][0]['processed'], $document['field_page_content']);
    $this->assertSame(['<p>Een</p>', '<p>Twee</p>'], $texts);
    $this->assertSame('dr. A. Voorbeeld', $document['field_reviewed_by'][0]['value']);
    $this->assertSame('Zorgen voor een ander', $document['field_meta_tags'][0]['value']['title']);
    $this->assertSame('noindex', $document['field_meta_tags'][0]['value']['robots']);
    $this->assertArrayNotHasKey('uid', $document);

    foreach (['/niets' => 404, '/concept' => 403, '/voorbij' => 410] as $path => $status) {
      $this->assertSame($status, $this->ask($path)->getStatusCode(), $path);
    }
    $redirect = $this->ask('/node/' . $page->id());
    $this->assertSame([301, '/zorgen'], [$redirect->getStatusCode(), $redirect->headers->get('Location')]);
    $this->assertSame(['path' => '/zorgen'], $this->read('/api/node-path?path=/node/' . $page->id()));
    $this->page('/vindbaar');
    $this->assertSame(['/vindbaar'], array_column($this->read('/api/site-addresses')['items'], 'path'));
    $this->assertSame([], $this->read('/api/site-addresses?page=10000')['items']);
  }

  /**
   * A website with an account reads the same pages, and previews those that are not published.
   */
  public function testAccount(): void {
    Role::create(['id' => 'website', 'label' => 'Website', 'permissions' => ['view website previews']])->save();
    User::create(['name' => 'beheer'])->save();
    User::create(['name' => 'website', 'pass' => 'geheim', 'status' => 1, 'roles' => ['website']])->save();
    $account = ['PHP_AUTH_USER' => 'website', 'PHP_AUTH_PW' => 'geheim'];
    $this->page('/zorgen');
    $draft = $this->page('/concept', ['status' => 0]);
    $preview = "/api/preview/node/{$draft->id()}/{$draft->getRevisionId()}";

    $status = fn (string $path, array $account) => $this->ask($path, account: $account)->getStatusCode();
    $this->assertSame([200, 403], [$status('/zorgen', []), $status('/concept', [])]);
    $this->assertSame(401, $status($preview, []));
    $this->assertSame([200, 403], [$status('/zorgen', $account), $status('/concept', $account)]);
    $this->assertSame(200, $status($preview, $account));
    $crop = $this->container->get('router.route_provider')->getRouteByName('image.style_public');
    $this->assertContains('basic_auth', $crop->getOption('_auth'));
  }

  /**
   * A menu has aliases, headings, and no unpublished pages.
   */
  public function testMenu(): void {
    Menu::create(['id' => 'hoofd', 'label' => 'Hoofdmenu'])->save();
    $page = $this->page('/zorgen');
    $draft = $this->page('/concept', ['status' => 0]);
    foreach (["entity:node/{$page->id()}", "entity:node/{$draft->id()}", 'route:<nolink>', 'https://example.nl/'] as $uri) {
      MenuLinkContent::create(['menu_name' => 'hoofd', 'title' => $uri, 'link' => ['uri' => $uri]])->save();
    }
    $links = array_column($this->read('/api/menu_items/hoofd'), 'relative');
    $this->assertEqualsCanonicalizing(['/zorgen', NULL, 'https://example.nl/'], $links);
  }

  /**
   * The settings are those of the brand, else of the general brand; what is empty is absent.
   */
  public function testSettings(): void {
    $this->assertSame(404, $this->ask('/api/site-settings')->getStatusCode());
    $help = $this->page('/hulplijn');
    $follow = fn (string $uri) => $this->paragraph('follow_on_item', ['field_link' => ['uri' => $uri, 'title' => 'Volg']]);
    $this->page('/instellingen', [
      'field_platform' => 'dementie',
      'field_notice_title' => 'Later open',
      'field_notice_text' => 'Om 12.00 uur.',
      'field_link' => ['uri' => "entity:node/{$help->id()}", 'title' => 'Lees meer'],
      'field_end_date' => '2026-12-31',
      'field_socials' => [$follow('https://social.example/')],
      'field_marks' => [$this->paragraph('quality_mark', ['field_title' => 'Goed doel', 'field_link' => ['uri' => 'internal:/hulplijn']])],
    ], 'site_settings');
    $this->page('/instellingen-samen', ['field_platform' => 'samen', 'field_form_id' => 'samen-1'], 'site_settings');

    $this->assertEquals([
      'notice' => [
        'title' => 'Later open',
        'text' => 'Om 12.00 uur.',
        'link' => ['url' => '/hulplijn', 'title' => 'Lees meer'],
        'until' => '2026-12-31',
      ],
      'socials' => [['url' => 'https://social.example/', 'title' => 'Volg']],
      'marks' => [['title' => 'Goed doel', 'url' => '/hulplijn']],
    ], $this->read('/api/site-settings', 'alzheimer'));
    $this->assertEquals(
      ['notice' => NULL, 'newsletter' => ['formId' => 'samen-1']],
      $this->read('/api/site-settings', 'samen'),
    );
  }

  /**
   * Style sheets of Asset Injector; one with a negated condition is left out with one line in the log.
   */
  public function testStyleSheets(): void {
    $logger = new BufferingLogger();
    $this->container->get('logger.factory')->addLogger($logger);
    $store = function (string $name, bool $isOn, bool $negate): void {
      $path = ['pages' => "/zorgen\r\n/contact", 'negate' => $negate];
      $this->container->get('config.storage')->write("asset_injector.css.$name", [
        'label' => "Stijl $name",
        'status' => $isOn,
        'code' => "/* $name */",
        'conditions' => ['request_path' => $path],
      ]);
    };
    $store('gewoon', TRUE, FALSE);
    $store('behalve', TRUE, TRUE);
    $store('uit', FALSE, TRUE);

    $expected = [['code' => '/* gewoon */', 'paths' => ['/zorgen', '/contact'], 'content_types' => [], 'condition' => 'AND']];
    $this->assertSame($expected, $this->read('/api/asset-injector/css'));
    $this->assertSame($expected, $this->read('/api/asset-injector/css'));
    $labels = array_map(fn (array $line) => $line[2]['@label'] ?? NULL, $logger->cleanLogs());
    $this->assertSame(['Stijl behalve'], array_values(array_filter($labels)));
  }

  /**
   * Data for search engines with the pages that it is for.
   */
  public function testStructuredData(): void {
    $this->assertSame([], $this->read('/api/structured-data'));
    $rule = ['field_code' => '{"@type":"Service"}', 'field_pages' => "/hulplijn\r\n/contact", 'field_content_types' => ['news']];
    $this->page('/data', $rule, 'structured_data');
    $this->assertSame([[
      'code' => '{"@type":"Service"}',
      'paths' => ['/hulplijn', '/contact'],
      'content_types' => ['news'],
      'condition' => 'OR',
    ]], $this->read('/api/structured-data'));
  }

  /**
   * A picture has crops in three formats, which Drupal can make.
   */
  public function testPictures(): void {
    $picture = imagecreatetruecolor(800, 500);
    ob_start();
    imagejpeg($picture);
    $uri = $this->container->get('file_system')->saveData(ob_get_clean(), 'public://foto.jpg');
    $file = File::create(['uri' => $uri, 'status' => 1]);
    $file->save();
    $image = Media::create(['bundle' => 'image', 'name' => 'Foto', 'field_media_image' => ['target_id' => $file->id(), 'alt' => 'Een foto']]);
    $image->save();
    $this->page('/zorgen', ['field_header_image_video' => $image]);

    $item = $this->read('/zorgen')['field_header_image_video'][0]['field_media_image'][0];
    $this->assertSame(['Een foto', 800, 500], [$item['alt'], $item['width'], $item['height']]);
    foreach (['380x235' => 'jpg', '380x235_webp' => 'webp', '380x235_avif' => 'avif'] as $crop => $extension) {
      $this->assertStringContainsString("/styles/s$crop/", $item['crops'][$crop]);
      $style = ImageStyle::load("s$crop");
      $derivative = $style->buildUri($uri);
      $this->assertTrue($style->createDerivative($uri, $derivative), $crop);
      $this->assertCount(1, $this->container->get('file_system')->scanDirectory(dirname($derivative), '/.*/'), 'Nothing unfinished stays');
      $made = $this->container->get('image.factory')->get($derivative);
      $this->assertSame([380, 235], [$made->getWidth(), $made->getHeight()]);
      $this->assertStringContainsString($extension === 'jpg' ? 'jpeg' : $extension, $made->getMimeType());
    }
  }

  /**
   * What was saved is reported to the website at the end of the request, signed.
   */
  public function testFlush(): void {
    $sent = [];
    $stack = HandlerStack::create(new MockHandler([new HttpResponse(204)]));
    $stack->push(Middleware::history($sent));
    new Settings([
      'website_api_sites' => ['https://www.example.nl/'],
      'website_api_flush_secret' => 'geheim',
    ] + Settings::getAll());
    $sender = new FlushSender(
      new Client(['handler' => $stack]),
      $this->container->get('logger.channel.website_api'),
      $this->container->get('datetime.time'),
    );
    $this->container->set(FlushSender::class, $sender);
    $settings = $this->page('/instellingen', [], 'site_settings');
    $sender->destruct();

    $this->assertCount(1, $sent);
    $request = $sent[0]['request'];
    $body = (string) $request->getBody();
    $this->assertSame('https://www.example.nl/cache/flush', (string) $request->getUri());
    $tags = json_decode($body, TRUE)['tags'];
    $this->assertContains('settings', $tags);
    $this->assertContains('node:' . $settings->id(), $tags);
    preg_match('/^t=(\d+),v1=(\w+)$/', $request->getHeaderLine('X-Signature'), $signature);
    $this->assertSame(hash_hmac('sha256', "$signature[1].$body", 'geheim'), $signature[2]);
  }

}
