import type { OutboxMail } from '@rentyard/contract/entities/system/outbox';
import { ButtonLink } from '@rentyard/ui/ButtonLink';
import { Card } from '@rentyard/ui/Card';
import { DescriptionList } from '@rentyard/ui/DescriptionList';
import { RadioGroup } from '@rentyard/ui/RadioGroup';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { theme } from '@rentyard/ui/theme';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../services/format/useFormat.ts';
import { RouterLink } from '../../services/i18n/RouterLink.tsx';
import { useT } from '../../services/i18n/useT.ts';

interface MailViewProps {
  /** Undefined while none is open. */
  readonly mail: OutboxMail | undefined;
  /** Address of the list without an open mail. */
  readonly back: string;
}

/** One mail as HTML or plain text. */
export function MailView({ mail, back }: MailViewProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const [bodyFormat, setBodyFormat] = useState<'html' | 'text'>('html');
  if (!mail) {
    return (
      <Card>
        <Text size="md" tone="muted" as="p">
          {t('outbox.choose')}
        </Text>
      </Card>
    );
  }
  const { subject, to, state, attempts, error, created_at, sent_at, html, text } = mail;
  return (
    <Card title={subject}>
      <Stack gap={4}>
        <Narrow>
          <ButtonLink as={RouterLink} to={back} icon={ArrowLeft}>
            {t('outbox.back')}
          </ButtonLink>
        </Narrow>
        <DescriptionList
          items={[
            { term: t('outbox.to'), description: to },
            { term: t('outbox.state'), description: t(`outbox.state.${state}`) },
            { term: t('outbox.created'), description: format.exactMoment(created_at) },
            ...(sent_at
              ? [{ term: t('outbox.sent_at'), description: format.exactMoment(sent_at) }]
              : []),
            ...(attempts > 0
              ? [{ term: t('outbox.attempts'), description: format.number(attempts) }]
              : []),
            ...(error ? [{ term: t('outbox.error'), description: error }] : []),
          ]}
        />
        <RadioGroup
          label={t('outbox.format')}
          direction="row"
          value={bodyFormat}
          onChange={setBodyFormat}
          options={[
            { value: 'html', label: t('outbox.format_html') },
            { value: 'text', label: t('outbox.format_text') },
          ]}
        />
        {bodyFormat === 'html' ? <MailBody title={subject} html={html} /> : <Plain>{text}</Plain>}
      </Stack>
    </Card>
  );
}

const Plain = styled.pre`
  overflow: auto;
  padding: ${theme.space3};
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  font-size: ${theme.textMd};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Narrow = styled.div`
  @media (min-width: 1025px) { display: none; }
`;

interface MailBodyProps {
  /** The subject, as the name of the region. */
  readonly title: string;
  readonly html: string;
}

/**
 * The HTML of a mail with its styles, which do not reach the page. The Content-Security-Policy forbids style attributes
 * in HTML, also in a frame, but not styles that are set as properties. Scripts and handlers are removed; links open in
 * a new tab.
 */
export function MailBody({ title, html }: MailBodyProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.replaceChildren(buildContent(html));
  }, [html]);
  return <Frame ref={host} role="group" aria-label={title} />;
}

const removed = 'script, style, link, meta, base, title, iframe, object, embed, form';

function buildContent(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(withInertStyles(html), 'text/html');
  for (const one of body.querySelectorAll(removed)) one.remove();
  const content = document.createElement('div');
  applyStyle(content, body);
  content.append(...body.childNodes);
  for (const element of content.querySelectorAll<HTMLElement>('*')) {
    applyStyle(element, element);
    for (const { name } of [...element.attributes])
      if (name.startsWith('on')) element.removeAttribute(name);
    if (element instanceof HTMLAnchorElement) {
      if (!/^(https?|mailto|tel):$/.test(element.protocol)) element.removeAttribute('href');
      element.target = '_blank';
      element.rel = 'noopener noreferrer';
    }
  }
  return content;
}

/** Renames the attributes before the parser could apply them. */
function withInertStyles(html: string): string {
  return html.replace(/(<[a-z][^<>]*?)\sstyle=/gi, '$1 data-style=');
}

function applyStyle(element: HTMLElement, { dataset }: HTMLElement): void {
  element.style.cssText = dataset.style ?? '';
  element.removeAttribute('data-style');
}

// Mails are shown black on white in every theme.
const Frame = styled.div`
  max-height: 60vh;
  overflow: auto;
  border: 1px solid ${theme.border};
  border-radius: ${theme.radius};
  background: white;
  color: black;
  color-scheme: light;
`;
