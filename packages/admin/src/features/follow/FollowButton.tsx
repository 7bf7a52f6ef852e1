import type { Subject } from '@rentyard/contract/permissions';
import { IconButton } from '@rentyard/ui/IconButton';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { useFailureText } from '../../services/format/useFailureText.ts';
import { useT } from '../../services/i18n/useT.ts';
import { followsApi } from './followsApi.ts';

interface FollowButtonProps {
  readonly subject: Subject;
  readonly id: number;
}

/** Follows the record of a page, or stops that. Changes of a followed record notify the user. */
export function FollowButton({ subject, id }: FollowButtonProps): ReactNode {
  const t = useT();
  const alerts = useAlerts();
  const failureText = useFailureText();
  const { data } = followsApi.useFollowsQuery();
  const [follow, following] = followsApi.useFollowRecordMutation();
  const [unfollow, unfollowing] = followsApi.useUnfollowRecordMutation();
  const isFollowed = data?.records.some((one) => one.subject === subject && one.id === id) ?? false;
  const toggle = async () => {
    const { error } = await (isFollowed ? unfollow : follow)({ body: { subject, id } });
    if (error) alerts.error(failureText(error));
    else alerts.success(t(isFollowed ? 'follow.stopped' : 'follow.started'));
  };
  return (
    <IconButton
      icon={isFollowed ? EyeOff : Eye}
      label={t(isFollowed ? 'follow.stop' : 'follow.start')}
      disabled={!data || following.isLoading || unfollowing.isLoading}
      onClick={() => void toggle()}
    />
  );
}
