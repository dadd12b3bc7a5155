import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#contracts/routes.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';

export const NoJob = ({
  title = 'Job Not Found',
  text = "The job you're looking for doesn't exist or you don't have permission to view it.",
}) => {
  const navigate = useNavigate();
  return (
    <div className="wrap-text flex min-h-[60dvh] flex-col justify-center py-14">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-3 text-lead text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => navigate(-1)}>
          Go Back
        </Button>
        <Link to={paths.dashboard} className={buttonClass()}>
          Go to Dashboard
        </Link>
      </div>
    </div>
  );
};
