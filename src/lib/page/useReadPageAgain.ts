import { useLocation, useNavigate, useNavigation } from 'react-router-dom';

/**
 * Reads a page again that failed, and tells whether that is being done. Its boundary may not see a
 * revalidation that is over before the next rendering; a new location it does.
 */
export function useReadPageAgain(): { reading: boolean; readAgain: () => Promise<void> } {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
  return {
    reading: next?.pathname === location.pathname,
    readAgain: async () => navigate(location, { replace: true, state: location.state }),
  };
}
