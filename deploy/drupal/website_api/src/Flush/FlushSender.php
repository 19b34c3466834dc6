<?php

namespace Drupal\website_api\Flush;

use Drupal\Component\Datetime\TimeInterface;
use Drupal\Core\DestructableInterface;
use Drupal\Core\Site\Settings;
use GuzzleHttp\ClientInterface;
use GuzzleHttp\Exception\GuzzleException;
use Psr\Log\LoggerInterface;

/**
 * Reports what was changed to the website, once at the end of a request and signed.
 *
 * Settings (settings.php): $settings['website_api_sites'], the addresses of the website, and
 * $settings['website_api_flush_secret'], its CACHE_FLUSH_SECRET. Without either nothing is sent.
 */
class FlushSender implements DestructableInterface {

  private array $tags = [];

  public function __construct(
    private ClientInterface $http,
    private LoggerInterface $logger,
    private TimeInterface $time,
  ) {}

  /**
   * Adds tags to report.
   *
   * @param string[] $tags
   *   The tags.
   */
  public function add(array $tags): void {
    $this->tags = array_values(array_unique([...$this->tags, ...$tags]));
  }

  /**
   * {@inheritdoc}
   */
  public function destruct() {
    $secret = (string) Settings::get('website_api_flush_secret', '');
    [$tags, $this->tags] = [$this->tags, []];
    if ($tags && $secret !== '') {
      foreach ((array) Settings::get('website_api_sites', []) as $site) {
        $this->send(rtrim($site, '/') . '/cache/flush', $tags, $secret);
      }
    }
  }

  private function send(string $address, array $tags, string $secret): void {
    $body = json_encode(['tags' => $tags], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    $now = $this->time->getCurrentTime();
    $headers = [
      'Content-Type' => 'application/json',
      'X-Signature' => "t=$now,v1=" . hash_hmac('sha256', "$now.$body", $secret),
    ];
    try {
      $this->http->request('POST', $address, ['body' => $body, 'headers' => $headers, 'timeout' => 3]);
    }
    catch (GuzzleException $error) {
      $this->logger->warning('The website was not told of a change: @reason', ['@reason' => $error->getMessage()]);
    }
  }

}
