import type { FindingMessages } from './en.ts';

export const tr: FindingMessages = {
  weak_secret: '{name} kısa ve tahmin edilebilir. En az {least} karakter belirleyin.',
  no_public_url:
    'PUBLIC_URL ayarlı değil; e-postalardaki bağlantılar yalnızca sunucuda açılır. Kullanıcıların açtığı adresi girin.',
  insecure_public_url: 'PUBLIC_URL https kullanmıyor; parolalar ele geçirilebilir. https kullanın.',
  no_app_secret:
    'APP_SECRET ayarlı değil. Aynı veritabanını kullanan süreçlerin aynı değere ihtiyacı var. Hepsi için ayarlayın.',
  embedded_database:
    'Gömülü veritabanı elektrik kesintisinde son saniyeleri kaybedebilir. Canlı ortamda DATABASE_URL için PostgreSQL 15 veya üstünü kullanın.',
  database_in_use:
    'Gömülü veritabanını çalışan sunucu kullanıyor. Sistem kontrolünü Ayarlar bölümünde çalıştırın.',
  no_database: 'Henüz veritabanı yok. İlk başlatma oluşturur.',
  database_unreachable:
    'Veritabanı yanıt vermiyor. DATABASE_URL ayarını ve veritabanı sunucusunu kontrol edin.',
  old_database: 'PostgreSQL {version} çok eski. 15 veya üstüne yükseltin.',
  missing_extension:
    '{name} uzantısı eksik. Veritabanı yöneticisi olarak "create extension {name}" komutunu çalıştırın.',
  wrong_encoding: 'Veritabanının kodlaması {encoding}. UTF8 kodlamasıyla bir veritabanı oluşturun.',
  read_only_database:
    'Veritabanı salt okunur bir kopya. DATABASE_URL için birincil sunucuyu girin.',
  slow_database: 'Bir sorgu {milliseconds} ms sürüyor. Sunucuyu veritabanına yaklaştırın.',
  pending_migrations: 'Bekleyen geçişler: {count}. Bu sürüm bir sonraki başlatmada uygular.',
  clock_off:
    'Saat ile {source} arasında {seconds} s fark var. Giriş kodları ve oturumlar saate bağlıdır. Saat eşitlemeyi (NTP) açın.',
  low_disk: 'DATA_DIR için {megabytes} MB kaldı. Yer açın veya diski büyütün.',
  unwritable_data_dir: 'DATA_DIR yazılamıyor. Sahibini ve izinlerini düzeltin.',
  bucket_unreachable: 'Bucket yanıt vermiyor. S3_ENDPOINT ayarını ve ağı kontrol edin.',
  bucket_denied:
    'Bucket erişimi reddediyor. S3_ACCESS_KEY, S3_SECRET_KEY ve listeleme, okuma, yazma, silme izinlerini kontrol edin.',
  no_bucket: '{bucket} adlı bucket yok. Oluşturun veya S3_BUCKET ayarını düzeltin.',
  bucket_refused:
    'Test dosyası yazılamadı, okunamadı veya silinemedi. Bucket yapılandırmasını kontrol edin.',
  unreadable_photos:
    'Tarayıcılar fotoğrafları S3_PUBLIC_URL adresinden okuyamıyor. Adresi düzeltin veya kaldırın; fotoğrafları bu sunucu sunar.',
  mail_unreachable: 'E-posta sunucusu yanıt vermiyor. SMTP_URL ayarını ve ağı kontrol edin.',
  mail_tls:
    'E-posta sunucusuyla şifreli bağlantı kurulamadı. SMTP_URL içindeki bağlantı noktasını ve sunucunun sertifikasını kontrol edin.',
  mail_auth:
    'E-posta sunucusu hesabı reddediyor. SMTP_URL içindeki kullanıcıyı ve parolayı kontrol edin.',
  mail_refused: 'E-posta sunucusu bağlantıyı reddediyor. Nedeni yanıtında yazıyor.',
  telegram_unreachable: 'Telegram yanıt vermiyor. TELEGRAM_API_URL ayarını ve ağı kontrol edin.',
  telegram_token:
    'Telegram belirteci reddediyor. TELEGRAM_BOT_TOKEN değerini BotFather üzerinden yeniden kopyalayın.',
  telegram_no_public_url:
    'PUBLIC_URL ayarlı değil; Telegram müşteri mesajlarını teslim edemez. Ayarlayın.',
  telegram_webhook:
    'Telegram mesajları başka bir adrese teslim ediyor. Sunucuyu yeniden başlatın veya setWebhook çağrısını kendiniz yapın.',
  telegram_delivery:
    'Telegram müşteri mesajlarını bu sunucuya teslim edemiyor. PUBLIC_URL adresinin internetten erişilebilir olduğunu kontrol edin.',
  proxy_untrusted:
    'İstekler bir vekil sunucudan geliyor ama TRUST_PROXY ayarlı değil. Tüm kullanıcılar aynı adresi ve sınırları paylaşıyor. TRUST_PROXY={hops} olarak ayarlayın.',
  proxy_missing:
    'TRUST_PROXY ayarlı ama istekte X-Forwarded-For yok. Vekil sunucu bu başlığı göndersin veya TRUST_PROXY ayarını kaldırın.',
  proxy_trusts_all:
    'TRUST_PROXY=true, istemcilerin uydurduğu adresleri kabul eder. Vekil sunucu sayısını girin, örneğin 1.',
  proxy_hops:
    'İstek {hops} vekil sunucudan geçti ama TRUST_PROXY {trusted}. Vekil sunucularınızın sayısını girin; ilki X-Forwarded-For değerini değiştirsin.',
  public_url_unreachable:
    'PUBLIC_URL yanıt vermiyor. Vekil sunucuyu, DNS kaydını ve güvenlik duvarını kontrol edin.',
  other_server:
    'PUBLIC_URL bu ayarlara sahip bir sunucuya gitmiyor. Düzeltin veya sunucuyu aynı APP_SECRET ile başlatın.',
  timed_out: 'Kontrol {seconds} s sonra durduruldu.',
  check_failed: 'Kontrol çalıştırılamadı.',
};
