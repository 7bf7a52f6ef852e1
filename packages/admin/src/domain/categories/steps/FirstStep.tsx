import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Redirects from `/{module}/edit/{id}` to the steps and keeps the list trail. */
export function FirstStep(): null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const steps = pathname.replace(/\/edit\/([^/]+)\/?$/, '/$1/update');
    void navigate(steps + search, { replace: true, state });
  }, [pathname, search, state, navigate]);
  return null;
}
